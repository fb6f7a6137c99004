import { thousands } from './thousands.ts';

/** How a number is written; fraction digits beyond `most` are rounded. */
interface Digits {
  /** Digits behind the point that are written even when they are noughts. */
  readonly least?: number;
  readonly most?: number;
  /** Whether thousands are grouped; they are when left out. */
  readonly grouped?: boolean;
}

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month';

/** A number as a locale writes it: `1,234.5`, `1.234,5`. */
export function formatNumber(value: number, locale: string, digits: Digits = {}): string {
  return (
    inPlainEnglish(value, locale, digits) ??
    written(value, locale, {
      minimumFractionDigits: digits.least,
      maximumFractionDigits: digits.most,
      useGrouping: digits.grouped,
    })
  );
}

/** A price as a locale writes it; whole amounts carry no cents: `$1,480`, `1.480 €`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  if (currency === 'USD') {
    const plain = inPlainEnglish(amount, locale, { least: Number.isInteger(amount) ? 0 : 2 });
    if (plain !== undefined) return `$${plain}`;
  }
  const whole = Number.isInteger(amount) && { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return written(amount, locale, { style: 'currency', currency, ...whole });
}

/** A share as a locale writes it, of 100: `25%`, `25 %`. */
export function formatPercent(percent: number, locale: string): string {
  const plain = inPlainEnglish(percent, locale, {});
  return plain === undefined ? written(percent, locale, { style: 'unit', unit: 'percent' }) : `${plain}%`;
}

/** A stretch of time, or one between two lengths, as a locale writes it: `30 days`, `30 Tage`, `24–72 Stunden`. */
export function formatDuration(value: number, to: number, unit: Unit, locale: string): string {
  const plain = rangeInPlainEnglish(value, to, locale, {});
  if (plain !== undefined) return `${plain} ${unit}${to === 1 ? '' : 's'}`;
  return range(value, to, locale, { style: 'unit', unit, unitDisplay: 'long' });
}

/** A number, or one between two, as a locale writes it: `1,200`, `24-72`. */
export function formatRange(
  value: number,
  to: number,
  locale: string,
  { grouped }: Pick<Digits, 'grouped'> = {},
): string {
  const plain = rangeInPlainEnglish(value, to, locale, { grouped });
  return plain ?? range(value, to, locale, { useGrouping: grouped });
}

/** A day (`YYYY-MM-DD`) as a locale writes it in a sentence: `March 2, 2009`, `2. März 2009`. */
export function formatDate(day: string, locale: string): string {
  const known = dates.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(locale, known);
  return known.format(new Date(`${day}T00:00:00Z`));
}

/** Several things in a sentence, as a locale joins them: `tea, milk and sugar`. */
export function formatList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(items);
}

/**
 * The same as `Intl` for what most sites have: numbers that need not be rounded, in American English. The first number that
 * `Intl` formats takes as long as loading all blocks.
 */
function inPlainEnglish(
  value: number,
  locale: string,
  { least = 0, most = 2, grouped = true }: Digits,
): string | undefined {
  if (locale !== 'en-US' || Object.is(value, -0)) return undefined;
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? [];
  if (whole === undefined || part.length > most) return undefined;
  const fraction = part.padEnd(least, '0');
  return `${grouped ? thousands(whole) : whole}${fraction && `.${fraction}`}`;
}

function rangeInPlainEnglish(value: number, to: number, locale: string, digits: Digits): string | undefined {
  const [first, last] = [value, to].map((number) => inPlainEnglish(number, locale, digits));
  if (first === undefined || last === undefined) return undefined;
  return value === to ? first : `${first}-${last}`;
}

/** In English, ranges are written with the hyphen that people type. */
function range(value: number, to: number, locale: string, options: Intl.NumberFormatOptions): string {
  // What lies between two equal numbers is written as roughly that many.
  if (value === to) return written(value, locale, options);
  const text = inOneWay(numbers(locale, options).formatRange(value, to), locale);
  return /^en\b/.test(locale) ? text.replace('–', '-') : text;
}

function written(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  return inOneWay(numbers(locale, options).format(value), locale);
}

/** Versions of Node differ in a few signs: in the dash between two numbers, and in what groups the digits of Swiss ones. */
function inOneWay(text: string, locale: string): string {
  const dashed = text.replace('\u2012', '\u2013');
  return /-CH\b/i.test(locale) ? dashed.replace(/(?<=\d)['\u202f](?=\d)/g, '\u2019') : dashed;
}

const formats = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Making one takes far longer than using it. */
function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}
