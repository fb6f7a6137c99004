import type { RenderedSite } from '../../renderer/build/index.ts';
import { everySection } from '../../renderer/build/page/resolve/index.ts';
import { formatFact } from '../../renderer/sdk/facts.ts';

/** A fact of the site, and the pages that say it. */
export interface FactInfo {
  readonly name: string;
  /** The value as pages show it. */
  readonly text: string;
  /** The value as it is written; undefined if it follows from other facts. */
  readonly value: string | number | undefined;
  readonly pages: readonly string[];
}

/** Returns the facts of a site in the order of its config. */
export function factsOf({ ready: { site, pages } }: RenderedSite): FactInfo[] {
  const users = new Map<string, string[]>();
  for (const page of pages) {
    const { path } = page;
    const uses = [page, ...everySection(page)].flatMap((part) => part.uses.map(({ fact }) => fact));
    for (const name of new Set(uses)) users.set(name, [...(users.get(name) ?? []), path]);
  }
  return [...site.facts].map(([name, fact]) => ({
    name,
    text: formatFact(fact, site.locale),
    value: 'of' in fact && fact.of !== undefined ? undefined : fact.value,
    pages: users.get(name) ?? [],
  }));
}
