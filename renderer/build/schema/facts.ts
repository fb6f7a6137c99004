import { append } from '../../sdk/any-length.ts';
import { compute, type Fact, type Formula, factNamesIn } from '../../sdk/facts.ts';
import { thousands } from '../../sdk/format.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { characterName } from '../../sdk/unseen.ts';
import { derivedFactSchema, factSchema } from '../../site/fact-schema.ts';
import type { Site } from '../../site/site.ts';
import { valueInMessage } from '../lib/as-text.ts';
import { countValues } from '../lib/count-values.ts';
import { isRecord } from '../lib/is-record.ts';
import { readValue } from './parse-value.ts';
import { phoneDiagnostic } from './phones/phone-links.ts';

/** Limits the number of facts: groups may share other groups, and names could grow without end. */
const mostValues = 100_000;

interface ReadFacts {
  readonly facts: Map<string, Fact>;
  /** Names of invalid facts. */
  readonly invalid: ReadonlySet<string>;
  readonly diagnostics: Diagnostic[];
}

const tooMany: Diagnostic = {
  code: 'invalid-value',
  message: `The facts contain more than ${thousands(mostValues)} values. Shared groups count each time they occur.`,
  path: ['facts'],
  suggestion: 'Look for groups that contain each other many times.',
};

/**
 * Checks the facts of a site. Groups nest to any depth; an object with a `value` or a `type` is a fact. A fact without a value is
 * computed (`of`). Prices without a currency have the site's, and phone numbers without a country code belong to its region.
 */
export function readFacts(
  group: Readonly<Record<string, unknown>>,
  { region, currency }: Pick<Site, 'region' | 'currency'>,
): ReadFacts {
  const facts = new Map<string, Fact>();
  const derived = new Map<string, DerivedFact>();
  const invalid = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const visit = (node: Readonly<Record<string, unknown>>, at: Path, prefix: string) => {
    for (const [name, value] of Object.entries(node)) {
      const path = [...at, name];
      if (!/^[A-Za-z]\w*$/.test(name)) {
        diagnostics.push({
          code: 'invalid-value',
          message: `The name of the fact "${prefix}${name}" has ${forbiddenIn(name)}, so no token can contain it.`,
          path,
          atKey: true,
          suggestion: 'Use letters and digits, starting with a letter.',
        });
        invalid.add(prefix + name);
      } else if (!isRecord(value)) {
        invalid.add(prefix + name);
        diagnostics.push({
          code: 'wrong-type',
          message: `The fact "${prefix}${name}" has no type.`,
          path,
          suggestion: `Write { type: 'text', value: … }, or another type: money, count, percent, days, phone, email, url.`,
        });
      } else if ('value' in value || (typeof value.type === 'string' && !('of' in value))) {
        const fact = readValue(factSchema, value, path, diagnostics);
        const found = fact ? factDiagnostics(fact, region, path) : [];
        if (fact && found.length === 0) facts.set(prefix + name, inCurrency(fact, currency) as Fact);
        else invalid.add(prefix + name);
        append(diagnostics, found);
      } else if ('of' in value && typeof value.type === 'string') {
        const read = readValue(derivedFactSchema, value, path, diagnostics);
        if (read === undefined) invalid.add(prefix + name);
        else {
          const { of, ...fact } = read;
          derived.set(prefix + name, { fact: inCurrency(fact, currency) as DerivedFact['fact'], of, at: path });
        }
      } else visit(value, path, `${prefix}${name}.`);
    }
  };
  if (countValues(group) > mostValues) diagnostics.push(tooMany);
  else visit(group, ['facts'], '');
  append(diagnostics, deriveFacts(facts, derived, invalid));
  return { facts, invalid, diagnostics };
}

/** Reports what the schema of a fact cannot check: whether its phone number can be dialled, and its range rises. */
export function factDiagnostics(
  { type, value, to }: Pick<Fact, 'type' | 'value'> & { readonly to?: number | undefined },
  region: string,
  at: Path,
): Diagnostic[] {
  if (type === 'phone') return phoneDiagnostic(String(value), region, [...at, 'value']);
  if (to === undefined || to > Number(value)) return [];
  return [
    {
      code: 'invalid-value',
      message: `The range ends at ${to}, which is not after its start, ${value}.`,
      path: [...at, 'to'],
      suggestion: `Write the smaller number as "value" and the larger as "to", or remove "to".`,
    },
  ];
}

/** Adds the site's currency to a price without one. */
function inCurrency<Read extends { readonly type: string; readonly currency?: string | undefined }>(
  fact: Read,
  currency: string,
): Read {
  return fact.type === 'money' ? { ...fact, currency: fact.currency ?? currency } : fact;
}

/** Names the first character that no name in a token may have. */
function forbiddenIn(name: string): string {
  const character = /\W/u.exec(name)?.[0];
  if (character !== undefined) return `a ${characterName(character)} in it`;
  return name === '' ? 'no letters' : `"${name.charAt(0)}" at its start`;
}

/** A computed fact whose formula has not been evaluated yet. */
export interface DerivedFact {
  /** The fact without its value. */
  readonly fact: Omit<Extract<Fact, { type: 'money' }>, 'value' | 'of'>;
  readonly of: unknown;
  readonly at: Path;
}

/**
 * Evaluates the computed facts and adds them to the others. A fact that cannot be computed is reported, and added to the invalid
 * ones.
 */
function deriveFacts(
  facts: Map<string, Fact>,
  derived: ReadonlyMap<string, DerivedFact>,
  invalid: Set<string>,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const evaluate = (name: string, open: readonly string[]): void => {
    const written = derived.get(name);
    if (written === undefined || facts.has(name) || invalid.has(name)) return;
    const at = [...written.at, 'of'];
    const found: Diagnostic[] = [];
    const formula = readFormula(written.of, at, found);
    const names = formula === undefined ? [] : factNamesIn(formula);
    for (const inner of names) {
      const chain = [...open, name];
      if (chain.includes(inner)) found.push(circular([...chain.slice(chain.indexOf(inner)), inner], at));
      else evaluate(inner, chain);
    }
    append(
      found,
      names.flatMap((inner) => (invalid.has(inner) ? [] : unusableFact(inner, facts, derived, at))),
    );
    if (formula !== undefined && found.length === 0 && names.every((inner) => facts.has(inner))) {
      const value = compute(formula, (inner) => Number(facts.get(inner)?.value));
      if (!Number.isFinite(value)) found.push(divisionByZero(name, at));
      else if (value < 0) found.push(belowZero(name, value, at));
      else facts.set(name, { ...written.fact, value, of: formula });
    }
    if (!facts.has(name)) invalid.add(name);
    append(diagnostics, found);
  };
  for (const name of derived.keys()) evaluate(name, []);
  return diagnostics;
}

const example =
  "Write { percent: 'annualDiscount', of: { times: [12, 'plans.small'] } }, or sum, minus, times, divide, round.";

function readFormula(value: unknown, at: Path, diagnostics: Diagnostic[]): Formula | undefined {
  if (typeof value === 'number' || typeof value === 'string') return value;
  const parts = new Map(Object.entries(value ?? {}));
  const keys = [...parts.keys()].sort().join(' ');
  const read = (part: unknown, ...inside: Path) => readFormula(part, [...at, ...inside], diagnostics);
  const list = parts.get(keys);
  if (Array.isArray(list) && list.length > 1) {
    const all = list.map((part, index) => read(part, keys, index)).filter((part) => part !== undefined);
    const [first, second, third] = all;
    if (first === undefined || second === undefined || all.length < list.length) return undefined;
    if (keys === 'sum') return { sum: all };
    if (keys === 'times') return { times: all };
    if (keys === 'minus' && third === undefined) return { minus: [first, second] };
    if (keys === 'divide' && third === undefined) return { divide: [first, second] };
  }
  if (keys === 'of percent') {
    const [percent, of] = [read(parts.get('percent'), 'percent'), read(parts.get('of'), 'of')];
    return percent === undefined || of === undefined ? undefined : { percent, of };
  }
  const to = parts.get('to') ?? 1;
  if ((keys === 'round' || keys === 'round to') && typeof to === 'number' && to > 0) {
    const round = read(parts.get('round'), 'round');
    return round === undefined ? undefined : { round, to };
  }
  diagnostics.push({
    code: 'invalid-value',
    message: `A fact cannot be computed from ${valueInMessage(value)}.`,
    path: at,
    suggestion: example,
  });
  return undefined;
}

function unusableFact(
  name: string,
  facts: ReadonlyMap<string, Fact>,
  derived: ReadonlyMap<string, DerivedFact>,
  path: Path,
): Diagnostic[] {
  const fact = facts.get(name);
  if (fact === undefined) {
    // An invalid fact is reported already.
    if (derived.has(name)) return [];
    const names = [...facts.keys(), ...derived.keys()];
    return [
      {
        code: 'unknown-fact',
        message: `There is no fact "${name}" to compute with.`,
        path,
        needle: name,
        suggestion: didYouMean(name, names, 'fact'),
      },
    ];
  }
  if (typeof fact.value === 'number') return [];
  return [
    {
      code: 'fact-type',
      message: `The fact "${name}" is of type ${fact.type}, and formulas need numbers.`,
      path,
      needle: name,
    },
  ];
}

function circular(circle: readonly string[], path: Path): Diagnostic {
  return {
    code: 'fact-circle',
    message: `The fact "${circle[0]}" is computed from itself: ${circle.join(' -> ')}.`,
    path,
    suggestion: 'Give one of them a value of its own.',
  };
}

function belowZero(name: string, value: number, path: Path): Diagnostic {
  return {
    code: 'invalid-value',
    message: `The formula of the fact "${name}" gives ${value}, and no amount is below zero.`,
    path,
    suggestion: 'Put the larger fact first: { minus: [larger, smaller] }.',
  };
}

function divisionByZero(name: string, path: Path): Diagnostic {
  return {
    code: 'invalid-value',
    message: `The formula of the fact "${name}" divides by zero.`,
    path,
    suggestion: 'Divide by a fact that is never zero.',
  };
}
