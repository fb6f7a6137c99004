import type { Fact } from '../../sdk/facts.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { hasTokensAbove } from '../page/resolve/breadcrumbs.ts';
import { dependencies } from '../page/resolve/derived.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import type { OpenedSite } from './open-site.ts';

type Facts = ReadonlyMap<string, Fact>;

/**
 * Returns the facts whose values differ from before, with those that are computed from them. Returns undefined if any page may
 * depend on the difference: which facts there are, what they claim, and how to reach the business.
 */
export function changedFacts(before: Facts, now: Facts): ReadonlySet<string> | undefined {
  const changed = new Set<string>();
  const names = [...now.keys()];
  if ([...before.keys()].join() !== names.join()) return undefined;
  for (const name of names) {
    const [old, fact] = [before.get(name), now.get(name)];
    if (old === undefined || fact === undefined || aroundValue(old) !== aroundValue(fact)) return undefined;
    if (JSON.stringify(old) === JSON.stringify(fact)) continue;
    if (fact.type === 'phone' || fact.type === 'email') return undefined;
    changed.add(name);
  }
  for (const [name, inputs] of dependencies(now)) if (changed.size > 0 && hasAny(inputs, changed)) changed.add(name);
  return changed;
}

/** What a fact says besides its value. */
function aroundValue(fact: Fact): string {
  return JSON.stringify({ ...fact, value: typeof fact.value, to: undefined, display: undefined });
}

/** Returns a function that tells whether a page may say one of some facts, or be about one. */
export function factReader(
  facts: ReadonlySet<string>,
  { site, parents }: Pick<OpenedSite, 'site' | 'parents'>,
): (record: PageRecord) => boolean {
  if (facts.size === 0 || site === undefined) return () => false;
  const isAboveTokens = hasTokensAbove(site, parents);
  return ({ page, facts: said }) =>
    said === undefined || said.some((name) => facts.has(name)) || isAboveTokens(page.path);
}

/** Whether a section or the head of a page says one of some facts. */
export function saysFacts({ uses }: Pick<ResolvedPage, 'uses'>, facts: ReadonlySet<string>): boolean {
  return uses.some(({ fact }) => facts.has(fact));
}

function hasAny(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...others].some((name) => names.has(name));
}
