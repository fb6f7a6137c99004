import type { Fact } from '../../../sdk/facts.ts';
import { compute, factNamesIn } from '../../../sdk/formula.ts';

/**
 * Computes anew what follows from facts that have other values on a page; what a page gives a value itself stays as it is.
 * Gives back the names of all facts that are not what they are elsewhere.
 */
export function withDerived(
  facts: Map<string, Fact>,
  changed: readonly string[],
  all: ReadonlyMap<string, Fact>,
): string[] {
  const stale = new Set(
    [...restingOn(all)].flatMap(([name, roots]) => (changed.some((root) => roots.has(root)) ? [name] : [])),
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

/** The facts that one is decided by where a page has values of its own: itself, or those that it is computed from there. */
export function decidedBy(
  name: string,
  overrides: Readonly<Record<string, unknown>>,
  all: ReadonlyMap<string, Fact>,
): readonly string[] {
  if (Object.hasOwn(overrides, name)) return [name];
  const fact = all.get(name);
  if (fact === undefined || !('of' in fact) || fact.of === undefined) return [];
  return [...new Set(factNamesIn(fact.of).flatMap((inner) => decidedBy(inner, overrides, all)))];
}

const known = new WeakMap<ReadonlyMap<string, Fact>, ReadonlyMap<string, ReadonlySet<string>>>();

/** The facts that follow from others, with all that each rests on, however far down; worked out once for a site. */
function restingOn(facts: ReadonlyMap<string, Fact>): ReadonlyMap<string, ReadonlySet<string>> {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const found = new Map<string, ReadonlySet<string>>();
  const rootsOf = (name: string): ReadonlySet<string> => {
    const roots = found.get(name) ?? new Set<string>();
    const fact = facts.get(name);
    if (found.has(name) || fact === undefined || !('of' in fact) || fact.of === undefined) return roots;
    const all = new Set(factNamesIn(fact.of).flatMap((inner) => [inner, ...rootsOf(inner)]));
    found.set(name, all);
    return all;
  };
  for (const name of facts.keys()) rootsOf(name);
  known.set(facts, found);
  return found;
}
