import type { Fact } from '../../../sdk/facts.ts';
import { compute, factNamesIn } from '../../../sdk/formula.ts';

/**
 * Recomputes the facts that depend on facts with other values on a page, unless the page overrides them too. Returns the names
 * of all facts with another value than on the site.
 */
export function withDerived(
  facts: Map<string, Fact>,
  changed: readonly string[],
  all: ReadonlyMap<string, Fact>,
): string[] {
  const stale = new Set(
    [...dependencies(all)].flatMap(([name, inputs]) => (changed.some((input) => inputs.has(input)) ? [name] : [])),
  );
  for (const name of changed) stale.delete(name);
  const numberOf = (name: string): number => {
    const fact = facts.get(name);
    if (fact === undefined || typeof fact.value !== 'number') return Number.NaN;
    if (stale.delete(name) && 'of' in fact && fact.of !== undefined) {
      facts.set(name, { ...fact, value: compute(fact.of, numberOf) });
    }
    return Number(facts.get(name)?.value);
  };
  const names = [...stale];
  for (const name of names) numberOf(name);
  return [...changed, ...names];
}

/** Returns the overrides of a page that decide a fact: of the fact itself, or of the facts that it is computed from. */
export function decidingOverrides(
  name: string,
  overrides: Readonly<Record<string, unknown>>,
  all: ReadonlyMap<string, Fact>,
): readonly string[] {
  if (Object.hasOwn(overrides, name)) return [name];
  const fact = all.get(name);
  if (fact === undefined || !('of' in fact) || fact.of === undefined) return [];
  return [...new Set(factNamesIn(fact.of).flatMap((inner) => decidingOverrides(inner, overrides, all)))];
}

const known = new WeakMap<ReadonlyMap<string, Fact>, ReadonlyMap<string, ReadonlySet<string>>>();

/** Returns the computed facts, with all facts that each depends on, directly or not. Computed once per site. */
export function dependencies(facts: ReadonlyMap<string, Fact>): ReadonlyMap<string, ReadonlySet<string>> {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const found = new Map<string, ReadonlySet<string>>();
  const inputsOf = (name: string): ReadonlySet<string> => {
    const inputs = found.get(name) ?? new Set<string>();
    const fact = facts.get(name);
    if (found.has(name) || fact === undefined || !('of' in fact) || fact.of === undefined) return inputs;
    const all = new Set(factNamesIn(fact.of).flatMap((inner) => [inner, ...inputsOf(inner)]));
    found.set(name, all);
    return all;
  };
  for (const name of facts.keys()) inputsOf(name);
  known.set(facts, found);
  return found;
}
