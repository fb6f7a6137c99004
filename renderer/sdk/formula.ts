/**
 * How a fact follows from others, as data: a number, the name of a fact, or a sum of these. The annual saving of a plan:
 * `{ percent: 'annualDiscount', of: { times: [12, 'plans.small'] } }`.
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

/** The facts that a formula names. */
export function namesIn(formula: Formula): string[] {
  return [...new Set(operands(formula).flatMap((inner) => (typeof inner === 'string' ? [inner] : namesIn(inner))))];
}

/** What a formula comes to; `numberOf` gives the number of a fact. */
export function compute(formula: Formula, numberOf: (fact: string) => number): number {
  const value = (inner: Formula): number => {
    if (typeof inner === 'number') return inner;
    if (typeof inner === 'string') return numberOf(inner);
    if ('sum' in inner) return inner.sum.reduce<number>((sum, part) => sum + value(part), 0);
    if ('minus' in inner) return value(inner.minus[0]) - value(inner.minus[1]);
    if ('times' in inner) return inner.times.reduce<number>((product, part) => product * value(part), 1);
    if ('divide' in inner) return value(inner.divide[0]) / value(inner.divide[1]);
    if ('percent' in inner) return (value(inner.percent) / 100) * value(inner.of);
    const { to = 1 } = inner;
    return Math.round(value(inner.round) / to) * to;
  };
  return exact(value(formula));
}

/** A formula as people read it: `25% … of 12 × plans.small`. */
export function formulaInWords(formula: Formula): string {
  if (typeof formula !== 'object') return String(formula);
  const part = (inner: Formula) => {
    const words = formulaInWords(inner);
    return typeof inner === 'object' && !('round' in inner) ? `(${words})` : words;
  };
  if ('sum' in formula) return formula.sum.map(part).join(' + ');
  if ('minus' in formula) return formula.minus.map(part).join(' - ');
  if ('times' in formula) return formula.times.map(part).join(' × ');
  if ('divide' in formula) return formula.divide.map(part).join(' / ');
  if ('percent' in formula) return `${part(formula.percent)}% of ${part(formula.of)}`;
  return `${part(formula.round)}, rounded`;
}

function operands(formula: Formula): readonly Formula[] {
  if (typeof formula === 'string') return [formula];
  if (typeof formula === 'number') return [];
  return Object.entries(formula).flatMap(([key, value]): readonly Formula[] =>
    key === 'to' ? [] : Array.isArray(value) ? value : [value],
  );
}

/** Without what binary fractions leave behind: 0.1 + 0.2 is 0.3. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}
