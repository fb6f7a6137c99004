import { append } from '../../sdk/any-length.ts';
import type { Fact } from '../../sdk/facts.ts';
import { compute, type Formula, factNamesIn } from '../../sdk/formula.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { valueInMessage } from '../lib/as-text.ts';

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
export function deriveFacts(
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
