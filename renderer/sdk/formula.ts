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
