import { formatDate, formatDuration, formatMoney, formatPercent, formatRange } from './format.ts';
import type { FactName } from './names.ts';

/** What a fact says besides its value if other facts make the same claim. */
interface ClaimNote {
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
type WrittenFact = ClaimNote & (((Price<{ readonly currency?: string }> | Measure) & Amount) | TextFact);

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

/**
 * How to compute a fact from others, as data: a number, the name of a fact, or an operation on these. The annual saving
 * of a plan: `{ percent: 'annualDiscount', of: { times: [12, 'plans.small'] } }`.
 */
export type Formula<Name extends string = string> =
  | number
  | Name
  | { readonly sum: readonly Formula<Name>[] }
  | { readonly minus: readonly [Formula<Name>, Formula<Name>] }
  | { readonly times: readonly Formula<Name>[] }
  | { readonly divide: readonly [Formula<Name>, Formula<Name>] }
  | { readonly percent: Formula<Name>; readonly of: Formula<Name> }
  | { readonly round: Formula<Name>; readonly to?: number };

/** Returns the names of the facts in a formula. */
export function factNamesIn(formula: Formula): string[] {
  return [...new Set(operands(formula).flatMap((inner) => (typeof inner === 'string' ? [inner] : factNamesIn(inner))))];
}

/** Computes a formula; `factValue` returns the number of a fact. */
export function compute(formula: Formula, factValue: (fact: string) => number): number {
  const value = (inner: Formula): number => {
    if (typeof inner === 'number') return inner;
    if (typeof inner === 'string') return factValue(inner);
    if ('sum' in inner) return inner.sum.reduce<number>((sum, term) => sum + value(term), 0);
    if ('minus' in inner) return value(inner.minus[0]) - value(inner.minus[1]);
    if ('times' in inner) return inner.times.reduce<number>((product, factor) => product * value(factor), 1);
    if ('divide' in inner) return value(inner.divide[0]) / value(inner.divide[1]);
    if ('percent' in inner) return (value(inner.percent) / 100) * value(inner.of);
    const { to = 1 } = inner;
    return Math.round(value(inner.round) / to) * to;
  };
  return exact(value(formula));
}

/** Writes a formula for people: `25% … of 12 × plans.small`. */
export function formatFormula(formula: Formula): string {
  if (typeof formula !== 'object') return String(formula);
  const operand = (inner: Formula) => {
    const text = formatFormula(inner);
    return typeof inner === 'object' && !('round' in inner) ? `(${text})` : text;
  };
  if ('sum' in formula) return formula.sum.map(operand).join(' + ');
  if ('minus' in formula) return formula.minus.map(operand).join(' - ');
  if ('times' in formula) return formula.times.map(operand).join(' × ');
  if ('divide' in formula) return formula.divide.map(operand).join(' / ');
  if ('percent' in formula) return `${operand(formula.percent)}% of ${operand(formula.of)}`;
  return `${operand(formula.round)}, rounded`;
}

function operands(formula: Formula): readonly Formula[] {
  if (typeof formula === 'string') return [formula];
  if (typeof formula === 'number') return [];
  return Object.entries(formula).flatMap(([key, value]): readonly Formula[] =>
    key === 'to' ? [] : Array.isArray(value) ? value : [value],
  );
}

/** Removes rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}
