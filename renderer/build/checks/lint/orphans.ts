import type { Finding } from '../../../sdk/issue.ts';
import { plainPath } from '../../../sdk/route-path.ts';
import type { LinkUse } from '../../page/resolve/fields.ts';
import { byRoute, inWords, routeOf } from './by-route.ts';
import type { OpenPage } from './open-page.ts';

/**
 * Pages that no other page leads to: visitors never come by, and search engines take what nobody points at for
 * unimportant. Only links of pages that search engines may follow count. The home page, or the first where a site has
 * none, is where everything begins.
 */
export function orphans(open: readonly OpenPage[], links: ReadonlyMap<string, readonly LinkUse[]>): Finding[] {
  const paths = open.map(({ page }) => page.path);
  const entry = paths.includes('/') ? '/' : paths[0];
  const reached = reachedFrom(paths, links);
  const lost = open.filter(({ page }) => page.path !== entry && !reached.has(page.path));
  return byRoute(lost, ({ node }) => node).map((group) => {
    const [{ node }] = group;
    const matrix = node.origin?.kind === 'matrix' ? (node.origin.of ?? '…') : undefined;
    return {
      code: 'page-orphan',
      message: `No other page leads to ${inWords(group.map(({ page }) => page.path))}.`,
      path: matrix === undefined ? [...node.at, 'path'] : routeOf(node),
      suggestion:
        matrix === undefined
          ? 'Link to it from a page that its visitors read before; "noindex: true" in its meta keeps a page that nobody is to find out of this.'
          : `List them on a page: { block: 'directory', groups: { pagesOf: '${matrix}' } }.`,
    };
  });
}

/** The paths that links of pages lead to, each but those of its own; `paths` are those whose links count. */
export function reachedFrom(
  paths: readonly string[],
  links: ReadonlyMap<string, readonly LinkUse[]>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const plain = new Map<string, string>();
  for (const from of paths) {
    for (const { target } of links.get(from) ?? []) {
      if (target.kind !== 'route') continue;
      let to = plain.get(target.path);
      if (to === undefined) {
        to = plainPath(target.path);
        plain.set(target.path, to);
      }
      if (to !== from) reached.add(to);
    }
  }
  return reached;
}
