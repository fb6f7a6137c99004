import { plainPath } from '../../../sdk/paths.ts';
import { byRoute, pathList, routeOf } from '../grouping.ts';
import type { PageRecord } from '../page-record.ts';
import type { SiteRule } from '../rule.ts';

/**
 * Reports pages that no other page links to: visitors never find them, and search engines consider them unimportant. Only links
 * on pages in search results count. The home page needs no link; without a home page, the first page needs none.
 */
export const orphans: SiteRule = {
  id: 'page-orphan',
  on: 'site',
  check({ open }) {
    const paths = open.map(({ page }) => page.path);
    const entry = paths.includes('/') ? '/' : paths[0];
    const reached = reachedFrom(open);
    const lost = open.filter(({ page }) => page.path !== entry && !reached.has(page.path));
    return byRoute(lost).map((group) => {
      const [{ at, origin }] = group;
      const matrix = origin?.kind === 'matrix' ? (origin.of ?? '…') : undefined;
      return {
        code: 'page-orphan',
        message: `No other page leads to ${pathList(group.map(({ page }) => page.path))}.`,
        path: matrix === undefined ? [...at, 'path'] : routeOf({ at }),
        suggestion:
          matrix === undefined
            ? 'Link to it from a page that its visitors read before. For a page that is not meant to be found, set "noindex: true" in its meta.'
            : `List them on a page: { block: 'directory', groups: { pagesOf: '${matrix}' } }.`,
      };
    });
  },
};

/** The paths that pages link to. A link of a page to itself does not count. */
function reachedFrom(open: readonly PageRecord[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const plain = new Map<string, string>();
  for (const { page, linked } of open) {
    for (const { links } of linked) {
      for (const { target } of links) {
        if (target.kind !== 'route') continue;
        const to = plain.get(target.path) ?? plainPath(target.path);
        plain.set(target.path, to);
        if (to !== page.path) reached.add(to);
      }
    }
  }
  return reached;
}
