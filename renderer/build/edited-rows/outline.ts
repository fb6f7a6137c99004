import { plainPath } from '../../kit/route-path.ts';
import type { PageNode } from '../../site/site.ts';
import { sheetsKey } from '../assets/styles.ts';
import { gridSide } from '../cards/side.ts';
import { contentHash } from '../hash.ts';
import type { ReadyPlan } from '../plan.ts';
import { cardKey } from '../resolve/card.ts';
import { everySection, type ResolvedPage } from '../resolve/index.ts';

/**
 * All that other pages, and the files around them, have of each page, as one hash by its path: while these are the same,
 * a change of a page is nobody's but its own. What only the page itself shows is not in it: its words and pictures, its
 * structured data.
 */
export function outlines(ready: ReadyPlan): ReadonlyMap<string, string> {
  const { site, pages, unfolded } = ready;
  const nodes = new Map([...site.routes, site.notFound].map((node) => [node.path, node]));
  const said = new Map([...unfolded.lists.said].map(([path, texts]) => [plainPath(path), texts]));
  return new Map(
    pages.map((page) => [page.path, outline(page, nodes.get(page.path), said.get(page.path) ?? [], ready)]),
  );
}

function outline(
  page: ResolvedPage,
  node: PageNode | undefined,
  said: readonly string[],
  { site, resolution: { links, targets } }: ReadyPlan,
): string {
  const { path, file, url, locale, theme, title, description, noindex, listed, sitemap, query, icon } = page;
  const target = targets.get(path);
  const sections = everySection(page).map(({ name, definition, frames, posts, uses }) => [
    name,
    definition.block.type,
    [...frames],
    [...posts],
    uses.map(({ fact }) => fact),
  ]);
  return contentHash(
    JSON.stringify([path, file, url, locale, theme, title, description, noindex, listed, sitemap, query]),
    JSON.stringify([
      icon?.output,
      page.image?.output,
      cardKey(page.card),
      site.cards && gridSide(page),
      page.uses.map(({ fact }) => fact),
    ]),
    JSON.stringify([node?.at.slice(0, 2), node?.facts, node?.meta.noindex, node?.experiment?.name]),
    sheetsKey(page),
    JSON.stringify(sections),
    JSON.stringify([(links.get(path) ?? []).map(({ href }) => href), [...(target?.ids ?? [])], target?.open]),
    JSON.stringify(said),
  );
}
