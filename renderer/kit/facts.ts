import type { Formula } from './formula.ts';
import type { FactName } from './names.ts';
import { thousands } from './thousands.ts';

/** What a fact says beside its value, where it is a claim that others make as well. */
export interface ClaimNote {
  /** The fact that says the same of the business: both are one claim, and another value there wants a reason here. */
  readonly claim?: FactName;
  /** Why the value is another one than the claim's. */
  readonly because?: string;
  /** The last day it holds, as `YYYY-MM-DD`. */
  readonly until?: string;
}

/** A value that is written, or one that follows from other facts. */
type Amount =
  | { readonly value: number; readonly of?: never }
  | { readonly of: Formula<FactName>; readonly value?: never; readonly to?: never };

/** The same once it is known; the formula is kept, because a page may have other values to compute it from. */
type KnownAmount = { readonly value: number; readonly of?: Formula };

type Measure =
  | { readonly type: 'money'; readonly currency?: string; readonly per?: 'month' | 'year' | 'once' }
  | { readonly type: 'count'; readonly to?: number; readonly atLeast?: boolean }
  | { readonly type: 'percent' }
  | { readonly type: 'minutes' | 'hours' | 'days' | 'weeks' | 'months'; readonly to?: number };

type Words =
  | { readonly type: 'phone'; readonly value: string; readonly display?: string }
  | { readonly type: 'email' | 'url' | 'text' | 'date'; readonly value: string };

/**
 * A typed value of the business, written once and used by name. `value` is what computing needs; the unit decides how
 * it reads in words.
 */
export type Fact = ClaimNote & ((Measure & KnownAmount) | Words);

/** A fact as a person writes it. */
export type WrittenFact = ClaimNote & ((Measure & Amount) | Words);

/** Facts by name, in groups of any depth. */
export interface FactGroup {
  readonly [name: string]: WrittenFact | FactGroup;
}

/** Another value for a fact on one page, and why that page says something else. */
export interface FactOverride {
  /** The whole of it: neither the end of the fact's range nor the way its number is written stands beside it. */
  readonly value: number | string;
  readonly because: string;
  /** The last day it holds, as `YYYY-MM-DD`. */
  readonly until?: string;
}

/** A price as a view gets it: the number for machines, the text for people. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
  readonly text: string;
}

/** A phone number as a view gets it: the text for people, the link for phones. */
export interface Phone {
  readonly text: string;
  readonly href: string;
}

export const defaultCurrency = 'USD';

function isFact(node: WrittenFact | FactGroup): node is WrittenFact {
  return typeof node.type === 'string' && ('value' in node || 'of' in node);
}

/** Every fact of a group by its dotted name. */
export function flattenFacts(group: FactGroup, prefix = ''): Map<string, WrittenFact> {
  const facts = new Map<string, WrittenFact>();
  for (const [name, node] of Object.entries(group)) {
    if (isFact(node)) facts.set(prefix + name, node);
    else for (const [inner, fact] of flattenFacts(node, `${prefix}${name}.`)) facts.set(inner, fact);
  }
  return facts;
}

/** A price in the words of a locale; whole amounts carry no cents: `$1,480`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return formatNumber(amount, locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return inPlainEnglish(value, locale, options) ?? numbers(locale, options).format(value);
}

/**
 * The same as `Intl` for what most sites have: numbers that need not be rounded, and dollars, in American English. The first
 * number that `Intl` formats takes as long as loading all blocks.
 */
function inPlainEnglish(
  value: number,
  locale: string,
  { currency, minimumFractionDigits: digits = 0 }: Intl.NumberFormatOptions,
): string | undefined {
  if (locale !== 'en-US' || (currency ?? 'USD') !== 'USD' || Object.is(value, -0)) return undefined;
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? [];
  if (whole === undefined) return undefined;
  const cents = part.padEnd(digits, '0');
  return `${currency ? '$' : ''}${thousands(whole)}${cents && `.${cents}`}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes far longer than using it. */
function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.currency} ${options.minimumFractionDigits}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** A fact as it reads in a sentence: `$480`, `200+`, `90%`, `30 days`, `24-72 hours`, `(555) 010-0199`. */
export function formatFact(fact: Fact, locale: string): string {
  switch (fact.type) {
    case 'money':
      return formatMoney(fact.value, fact.currency ?? defaultCurrency, locale);
    case 'count':
      return `${formatNumber(fact.value, locale)}${fact.to === undefined ? '' : `-${formatNumber(fact.to, locale)}`}${fact.atLeast ? '+' : ''}`;
    case 'percent':
      return `${formatNumber(fact.value, locale)}%`;
    case 'minutes':
    case 'hours':
    case 'days':
    case 'weeks':
    case 'months': {
      const unit = fact.type.slice(0, -1);
      const last = fact.to ?? fact.value;
      const span = fact.to === undefined ? `${fact.value}` : `${fact.value}-${fact.to}`;
      return `${span} ${unit}${last === 1 ? '' : 's'}`;
    }
    case 'phone':
      return fact.display ?? fact.value;
    default:
      return fact.value;
  }
}

/** The value without its unit, for words that build their own phrase: `{{facts.guarantee.value}}-day guarantee`. */
export function bareFact(fact: Fact): string {
  return 'to' in fact && fact.to !== undefined ? `${fact.value}-${fact.to}` : String(fact.value);
}
