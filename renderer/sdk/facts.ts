import { formatDate, formatDuration, formatMoney, formatPercent, formatRange } from './format.ts';
import type { Formula } from './formula.ts';
import type { FactName } from './names.ts';

/** What a fact says besides its value if other facts make the same claim. */
export interface ClaimNote {
  /** The fact with the same claim. Another value than there needs a reason here. */
  readonly claim?: FactName;
  /** Why the value differs from the claim's. */
  readonly because?: string;
  /** The last day on which it is valid, as `YYYY-MM-DD`. */
  readonly until?: string;
}

/** A written value, or a formula over other facts. */
type Amount =
  | { readonly value: number; readonly of?: never }
  | { readonly of: Formula<FactName>; readonly value?: never; readonly to?: never };

/** A computed amount. It keeps the formula, because a page may compute it from other values. */
type KnownAmount = { readonly value: number; readonly of?: Formula };

/** A price, in the site's currency by default. */
type Price<Currency> = { readonly type: 'money'; readonly per?: 'month' | 'year' | 'once' } & Currency;

type Measure =
  | { readonly type: 'count'; readonly to?: number; readonly atLeast?: boolean }
  | { readonly type: 'percent' }
  | { readonly type: 'minutes' | 'hours' | 'days' | 'weeks' | 'months'; readonly to?: number };

type TextFact =
  | { readonly type: 'phone'; readonly value: string; readonly display?: string }
  | { readonly type: 'email' | 'url' | 'text' | 'date'; readonly value: string };

/**
 * A typed value of the business, written once and used by name. `value` is for computing; the type decides how it is
 * formatted.
 */
export type Fact = ClaimNote & (((Price<{ readonly currency: string }> | Measure) & KnownAmount) | TextFact);

/** A fact as it is written in the config. */
export type WrittenFact = ClaimNote & (((Price<{ readonly currency?: string }> | Measure) & Amount) | TextFact);

/** Facts by name, in nested groups. */
export interface FactGroup {
  readonly [name: string]: WrittenFact | FactGroup;
}

/** Another value for a fact on one page, with the reason. */
export interface FactOverride {
  /** Replaces the whole value, including the end of a range and the display form. */
  readonly value: number | string;
  readonly because: string;
  /** The last day on which it is valid, as `YYYY-MM-DD`. */
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

/** Returns all facts of a group by their dotted names. */
export function flattenFacts(group: FactGroup, prefix = ''): Map<string, WrittenFact> {
  const facts = new Map<string, WrittenFact>();
  for (const [name, node] of Object.entries(group)) {
    if (isFact(node)) facts.set(prefix + name, node);
    else for (const [inner, fact] of flattenFacts(node, `${prefix}${name}.`)) facts.set(inner, fact);
  }
  return facts;
}

/**
 * Formats a fact for a sentence: `$480`, `200+`, `90%`, `30 days`, `24-72 hours`, `(555) 010-0199`, `March 2, 2009`.
 */
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
 * Formats the value without its unit, for custom phrases: `{{facts.guarantee.value}}-day guarantee`. Thousands are not
 * grouped, and a date stays as written.
 */
export function bareFact(fact: Fact, locale: string): string {
  if (typeof fact.value === 'string') return fact.value;
  const to = 'to' in fact ? fact.to : undefined;
  return formatRange(fact.value, to ?? fact.value, locale, { grouped: false });
}
