import { formatDate, formatDuration, formatMoney, formatPercent, formatRange } from './format.ts';
import type { Formula } from './formula.ts';
import type { FactName } from './names.ts';

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

/** A price; without a currency of its own it is in the site's. */
type Price<Currency> = { readonly type: 'money'; readonly per?: 'month' | 'year' | 'once' } & Currency;

type Measure =
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
export type Fact = ClaimNote & (((Price<{ readonly currency: string }> | Measure) & KnownAmount) | Words);

/** A fact as a person writes it. */
export type WrittenFact = ClaimNote & (((Price<{ readonly currency?: string }> | Measure) & Amount) | Words);

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

/** A fact as it reads in a sentence: `$480`, `200+`, `90%`, `30 days`, `24-72 hours`, `(555) 010-0199`, `March 2, 2009`. */
export function formatFact(fact: Fact, locale: string): string {
  switch (fact.type) {
    case 'money':
      return formatMoney(fact.value, fact.currency, locale);
    case 'count':
      return `${formatRange(fact.value, fact.to ?? fact.value, locale)}${fact.atLeast ? '+' : ''}`;
    case 'percent':
      return formatPercent(fact.value, locale);
    case 'minutes':
    case 'hours':
    case 'days':
    case 'weeks':
    case 'months':
      return formatDuration(fact.value, fact.to ?? fact.value, units[fact.type], locale);
    case 'phone':
      return fact.display ?? fact.value;
    case 'date':
      return formatDate(fact.value, locale);
    default:
      return fact.value;
  }
}

const units = { minutes: 'minute', hours: 'hour', days: 'day', weeks: 'week', months: 'month' } as const;

/**
 * The value without its unit, for words that build their own phrase: `{{facts.guarantee.value}}-day guarantee`. Thousands do
 * not be grouped, and a date stays as it is written.
 */
export function bareFact(fact: Fact, locale: string): string {
  if (typeof fact.value === 'string') return fact.value;
  const to = 'to' in fact ? fact.to : undefined;
  return formatRange(fact.value, to ?? fact.value, locale, { grouped: false });
}
