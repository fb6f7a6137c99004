/** Number format. Fraction digits beyond `most` are rounded. */
interface Digits {
  /** Minimum number of fraction digits. */
  readonly least?: number;
  readonly most?: number;
  /** Whether thousands are grouped; true by default. */
  readonly grouped?: boolean;
}

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month';

/** Formats a number in a locale: `1,234.5`, `1.234,5`. */
export function formatNumber(value: number, locale: string, digits: Digits = {}): string {
  return (
    formatPlainEnglish(value, locale, digits) ??
    formatWithIntl(value, locale, {
      minimumFractionDigits: digits.least,
      maximumFractionDigits: digits.most,
      useGrouping: digits.grouped,
    })
  );
}

/** Formats a price in a locale; whole amounts without cents: `$1,480`, `1.480 €`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  if (currency === 'USD') {
    const plain = formatPlainEnglish(amount, locale, { least: Number.isInteger(amount) ? 0 : 2 });
    if (plain !== undefined) return `$${plain}`;
  }
  const whole = Number.isInteger(amount) && { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return formatWithIntl(amount, locale, { style: 'currency', currency, ...whole });
}

/** Formats a percentage in a locale: `25%`, `25 %`. */
export function formatPercent(percent: number, locale: string): string {
  const plain = formatPlainEnglish(percent, locale, {});
  return plain === undefined ? formatWithIntl(percent, locale, { style: 'unit', unit: 'percent' }) : `${plain}%`;
}

/** Formats a duration, or a range of durations, in a locale: `30 days`, `30 Tage`, `24–72 Stunden`. */
export function formatDuration(value: number, to: number, unit: Unit, locale: string): string {
  const plain = formatPlainRange(value, to, locale, {});
  if (plain !== undefined) return `${plain} ${unit}${to === 1 ? '' : 's'}`;
  return formatIntlRange(value, to, locale, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Formats a number, or a range, in a locale: `1,200`, `24-72`. */
export function formatRange(
  value: number,
  to: number,
  locale: string,
  { grouped }: Pick<Digits, 'grouped'> = {},
): string {
  const plain = formatPlainRange(value, to, locale, { grouped });
  return plain ?? formatIntlRange(value, to, locale, { useGrouping: grouped });
}

/** Formats a day (`YYYY-MM-DD`) for a sentence in a locale: `March 2, 2009`, `2. März 2009`, `1er mars 2009`. */
export function formatDate(day: string, locale: string): string {
  const format = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const text = format.format(new Date(`${day}T00:00:00Z`));
  const ordinal = day.endsWith('-01') ? firstDays.find(([tag]) => tag.test(locale))?.[1] : undefined;
  return ordinal === undefined ? text : text.replace(/^1(?= )/, ordinal);
}

/** Languages that write the first of a month as an ordinal. `Intl` writes a plain 1. */
const firstDays: readonly (readonly [locale: RegExp, ordinal: string])[] = [
  [/^fr\b/, '1er'],
  [/^it\b/, '1º'],
  [/^pt(?!-PT)/, '1º'],
];

/** Formats a part of a day (`YYYY-MM-DD`) in a locale: the weekday `Mon`, the day `31`, the month `May`. */
export function formatDatePart(day: string, part: 'weekday' | 'day' | 'month', locale: string): string {
  const length = part === 'day' ? 'numeric' : 'short';
  return dateTimeFormat(locale, { [part]: length, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** Returns the first day of the week, 0 for Monday. Versions of Node differ in how they tell it. */
export function firstDayOf(locale: string): number {
  const tag = new Intl.Locale(locale) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return ((tag.getWeekInfo?.() ?? tag.weekInfo)?.firstDay ?? 1) - 1;
}

interface WeekInfo {
  /** 1 for Monday, 7 for Sunday. */
  readonly firstDay: number;
}

/**
 * Formats a time of day (`HH:MM`) in a locale: `7:30 PM`, `07:30`. On clocks of 24 hours, all times have two digits for the hour.
 * Its space does not break; versions of Node differ in it.
 */
export function formatTime(time: string, locale: string): string {
  const hour = dateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 'numeric' : '2-digit';
  const format = dateTimeFormat(locale, { hour, minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`2024-01-01T${time === '24:00' ? '00:00' : time}:00Z`)).replace(/\s/g, '\u00a0');
}

/** Formats a list for a sentence in a locale: `tea, milk and sugar`. */
export function formatList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(items);
}

/**
 * Formats numbers without rounding in American English, as `Intl` does. The first call of `Intl` takes as long as
 * loading all blocks.
 */
function formatPlainEnglish(
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

function formatPlainRange(value: number, to: number, locale: string, digits: Digits): string | undefined {
  const [first, last] = [value, to].map((number) => formatPlainEnglish(number, locale, digits));
  if (first === undefined || last === undefined) return undefined;
  return value === to ? first : `${first}-${last}`;
}

/** English ranges use the hyphen that people type. */
function formatIntlRange(value: number, to: number, locale: string, options: Intl.NumberFormatOptions): string {
  // `Intl` formats a range of two equal numbers as an approximation.
  if (value === to) return formatWithIntl(value, locale, options);
  const text = unifySeparators(numberFormat(locale, options).formatRange(value, to), locale);
  return /^en\b/.test(locale) ? text.replace('–', '-') : text;
}

function formatWithIntl(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  return unifySeparators(numberFormat(locale, options).format(value), locale);
}

/** Versions of Node differ in the dash of ranges and in the group separator of Swiss numbers. */
function unifySeparators(text: string, locale: string): string {
  const dashed = text.replace('\u2012', '\u2013');
  return /-CH\b/i.test(locale) ? dashed.replace(/(?<=\d)['\u202f](?=\d)/g, '\u2019') : dashed;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, cached);
  return cached;
}

/** Creating a formatter takes far longer than using it. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, cached);
  return cached;
}

/** The format of a day: `2027-01-31`. */
export const dayFormat: RegExp = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a valid date in the format `YYYY-MM-DD` (ISO 8601). */
export function isDay(text: string): boolean {
  const time = dayFormat.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // JavaScript turns days after the end of a month into days of the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Groups the thousands of a whole number as in American English: `12,480`. `Intl` does the same, but its first call
 * takes as long as loading all blocks.
 */
export function thousands(count: number | string): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
