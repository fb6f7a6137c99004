import { plainPath } from '../../../sdk/route-path.ts';
import type { PageNode } from '../../../site/site.ts';
import { gridSide } from '../../assets/cards/side.ts';
import { contentHash, listHash } from '../../lib/hash.ts';
import { sheetsKey } from '../../page/render/sheets.ts';
import { cardKey } from '../../page/resolve/card.ts';
import type { LinkUse } from '../../page/resolve/fields.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../../page/resolve/index.ts';
import type { LinkTargets } from '../../page/resolve/links.ts';
import type { ReadyPlan } from '../../plan.ts';

/**
 * All that other pages, and the files around them, have of each page, as one hash by its path: while these are the same,
 * a change of a page is nobody's but its own. What only the page itself shows is not in it: its words and pictures, its
 * structured data.
 */
export function outlines(ready: ReadyPlan): ReadonlyMap<string, string> {
  const { site, pages, unfolded, resolution } = ready;
  const { links, targets } = resolution;
  const nodes = new Map([...site.routes, site.notFound].map((node) => [node.path, node]));
  const said = new Map([...unfolded.lists.said].map(([path, texts]) => [plainPath(path), texts]));
  return new Map(
    pages.map((page) => {
      const { path } = page;
      const around = { links: links.get(path) ?? [], target: targets.get(path), said: said.get(path) ?? [] };
      return [path, outlineOfPage(page, nodes.get(path), { ...around, hasCards: site.cards !== undefined })];
    }),
  );
}

interface Around {
  readonly links: readonly LinkUse[];
  readonly target: LinkTargets | undefined;
  /** What lists say of the page. */
  readonly said: readonly string[];
  readonly hasCards: boolean;
}

/** The outline of one page, by its node. */
function outlineOfPage(page: ResolvedPage, node: PageNode | undefined, around: Around): string {
  return contentHash(ownOutline(page), outlineAround(page, node, around));
}

/** Finds the outlines of pages that have all but their own words, address and file like the first; see {@link ownOutline}. */
export function outlinesLike(
  first: ResolvedPage,
  node: PageNode,
  { site, resolution: { links, targets } }: ReadyPlan,
): (page: OwnWords) => string {
  const { path } = first;
  const hasCards = site.cards !== undefined;
  const around = outlineAround(first, node, {
    links: links.get(path) ?? [],
    target: targets.get(path),
    said: [],
    hasCards,
  });
  return (page) => contentHash(ownOutline(page), around);
}

type OwnWords = Pick<ResolvedPage, 'path' | 'file' | 'url' | 'title' | 'description'>;

/** What each page has to itself. */
function ownOutline({ path, file, url, title, description }: OwnWords): string {
  return JSON.stringify([path, file, url, title, description]);
}

/** All else; many pages may have the same. */
function outlineAround(
  page: ResolvedPage,
  node: PageNode | undefined,
  { links, target, said, hasCards }: Around,
): string {
  const { locale, theme, noindex, listed, sitemap, query, icon } = page;
  return listHash([
    JSON.stringify([
      [locale, theme, noindex, listed, sitemap, query],
      [icon?.output, page.image?.output, page.uses.map(({ fact }) => fact)],
      hasCards && [cardKey(page.card), gridSide(page)],
      [node?.at.slice(0, 2), node?.facts, node?.meta.noindex, node?.experiment?.name],
      links.map(({ href }) => href),
      target?.open,
      said,
    ]),
    sheetsKey(page),
    target === undefined ? '' : inWords(target.ids),
    ...everySection(page).map(sectionOutline),
  ]);
}

/** What others have of a section. */
function sectionOutline({ name, definition, frames, posts, uses }: ResolvedSection): string {
  const facts = uses.length === 0 ? '' : JSON.stringify(uses.map(({ fact }) => fact));
  return `${name} ${definition.block.type} ${inWords(frames)} ${inWords(posts)} ${facts}`;
}

/** A set as text, once for all pages that have the same. */
function inWords(set: ReadonlySet<string>): string {
  if (set.size === 0) return '';
  const known = texts.get(set) ?? JSON.stringify([...set]);
  texts.set(set, known);
  return known;
}

const texts = new WeakMap<ReadonlySet<string>, string>();
