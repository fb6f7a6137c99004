import type { RenderedSections } from '../../renderer/build/page/render/index.ts';
import { defaultText } from '../../renderer/sdk/query-text.ts';
import { routeHref } from '../../renderer/site/urls.ts';
import type { BaseFault, Change, PageDiff, SharedChange, SiteDiff } from './change.ts';
import { type PageState, pageComparer, sectionsOf } from './compare-pages.ts';
import { compareSite } from './compare-site.ts';
import { fragmentText } from './fragment-text.ts';
import { type BuildOutcome, documentOf, pageBytes, type SiteState } from './site-state.ts';
import { wordDiff } from './word-diff.ts';

/** The name and the errors of a base. */
export interface Base {
  readonly name: string;
  readonly faults: readonly BaseFault[];
}

/** Compares two states of a site; the later one has no errors. */
export function diffSites(before: BuildOutcome, after: SiteState, { name, faults }: Base): SiteDiff {
  if (before.state === undefined) return diffPaths(before.paths, after, { name, faults });
  const old = before.state;
  const compare = pageComparer();
  const gone = [...old.pages.keys()].filter((path) => !after.pages.has(path));
  const fresh = new Set([...after.pages.keys()].filter((path) => !old.pages.has(path)));
  const moves = movedPages(gone, fresh, old, after);
  const pages: PageDiff[] = [];
  const changes: { path: string; list: ReturnType<typeof compare> }[] = [];
  for (const [path, rendered] of after.pages) {
    const from = moves.get(path) ?? path;
    const was = old.pages.get(from);
    if (was === undefined) {
      pages.push({ path, status: 'added', title: titleOf(rendered), after: pageBytes(rendered, after) });
      continue;
    }
    const list = compare(stateOf(was, old), stateOf(rendered, after));
    if (list.length === 0 && from === path) continue;
    const bytes = { before: pageBytes(was, old), after: pageBytes(rendered, after) };
    pages.push(from === path ? { path, status: 'changed', ...bytes } : { path, status: 'moved', from, ...bytes });
    changes.push({ path, list });
  }
  const redirects = redirectsOf(after);
  const moved = new Set(moves.values());
  for (const path of gone) {
    const was = old.pages.get(path);
    if (was === undefined || moved.has(path)) continue;
    const redirect = redirects.get(path) ?? null;
    pages.push({ path, status: 'removed', title: titleOf(was), redirect, before: pageBytes(was, old) });
  }
  const touched = pages.filter(({ status }) => status !== 'removed').length;
  return {
    base: name,
    baseFaults: faults,
    pages,
    unchanged: after.pages.size - touched,
    changes: sharedChanges(changes),
    site: compareSite(old, after),
  };
}

/** Compares only the paths of pages, if the base cannot be built. */
function diffPaths(paths: readonly string[], after: SiteState, { name, faults }: Base): SiteDiff {
  const redirects = redirectsOf(after);
  const known = new Set(paths);
  const added = [...after.pages.values()].filter(({ page }) => !known.has(page.path));
  const removed = paths.filter((path) => !after.pages.has(path));
  // Without known paths, no page counts as new.
  const pages: PageDiff[] = [
    ...(paths.length === 0 ? [] : added).map((rendered): PageDiff => {
      return { path: rendered.page.path, status: 'added', title: titleOf(rendered), after: pageBytes(rendered, after) };
    }),
    ...removed.map((path): PageDiff => ({ path, status: 'removed', redirect: redirects.get(path) ?? null })),
  ];
  return { base: name, baseFaults: faults, pages, unchanged: 0, changes: [], site: [] };
}

/** Returns old paths of moved pages by new path: pages with a redirect to the new path, or with equal content. */
function movedPages(
  gone: readonly string[],
  fresh: ReadonlySet<string>,
  before: SiteState,
  after: SiteState,
): Map<string, string> {
  const moves = new Map<string, string>();
  const taken = new Set<string>();
  const redirects = redirectsOf(after);
  const move = (from: string, to: string | undefined) => {
    if (to === undefined || !fresh.has(to) || moves.has(to)) return;
    moves.set(to, from);
    taken.add(from);
  };
  for (const path of gone) move(path, redirects.get(path));
  const says = new Map([...fresh].map((path) => [contentOf(after.pages.get(path)), path]));
  for (const path of gone) if (!taken.has(path)) move(path, says.get(contentOf(before.pages.get(path))));
  return moves;
}

/** Returns the targets of redirects, as paths for pages of the site. */
function redirectsOf({ made }: SiteState): Map<string, string> {
  const { site } = made.ready;
  const paths = new Map(site.routes.map(({ path }) => [routeHref(site, path), path]));
  return new Map(site.redirects.map(({ from, to }) => [from, paths.get(to) ?? to]));
}

/** Returns the text of a page's own sections, without its layout. */
function contentOf(rendered: RenderedSections | undefined): string {
  if (rendered === undefined) return '';
  const own = [...sectionsOf(rendered).values()].filter(({ section }) => section.slot === 'main');
  return own.map(({ html }) => fragmentText(html).text).join('\n');
}

function stateOf(sections: RenderedSections, state: SiteState): PageState {
  const claims = state.claims.get(sections.page.path) ?? new Map<string, string>();
  return { sections, html: documentOf(sections, state), claims };
}

function titleOf({ page }: RenderedSections): string {
  return defaultText(page.title);
}

/** Returns the changes of all pages, grouped by equal changes, most common first. */
function sharedChanges(pages: readonly { readonly path: string; readonly list: readonly Change[] }[]): SharedChange[] {
  const shared = new Map<string, { change: Change; pages: string[] }>();
  for (const { path, list } of pages) {
    for (const change of list) {
      const key = changeKey(change);
      const known = shared.get(key) ?? { change, pages: [] };
      shared.set(key, known);
      if (known.pages.at(-1) !== path) known.pages.push(path);
    }
  }
  return [...shared.values()]
    .sort((a, b) => b.pages.length - a.pages.length)
    .map(({ change, pages: own }) => ({ ...change, pages: own }));
}

/** Changes are equal if the same text replaces the same text; the text around it may differ. */
function changeKey(change: Change): string {
  if (change.kind === 'copy') {
    return JSON.stringify(['copy', change.section, change.edits.map(({ removed, added }) => [removed, added])]);
  }
  if (change.kind === 'meta' && change.before !== null && change.after !== null) {
    const edits = wordDiff(change.before, change.after);
    return JSON.stringify(['meta', change.field, edits.map(({ removed, added }) => [removed, added])]);
  }
  return JSON.stringify(change);
}
