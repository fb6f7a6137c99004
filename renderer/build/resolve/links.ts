import type { Finding } from '../../kit/issue.ts';
import { normaliseRoutePath } from '../../kit/route-path.ts';
import { didYouMean } from '../../kit/suggest.ts';
import type { LinkUse } from './fields.ts';

/** The ids of a page that links can point at. */
export interface LinkTargets {
  readonly ids: ReadonlySet<string>;
  /** Sections of the page were left out as faulty, so it may have more ids than these. */
  readonly open: boolean;
}

/** Links of a page that lead to no route, or to no place on the page they lead to. */
export function checkLinks(
  path: string,
  links: readonly LinkUse[],
  targets: ReadonlyMap<string, LinkTargets>,
  routes: ReadonlySet<string>,
): Finding[] {
  return links.flatMap(({ href, target, at }): Finding[] => {
    if (target.kind === 'anchor') return missingAnchor(href, path, target.hash, targets, at);
    if (target.kind !== 'route') return [];
    const result = normaliseRoutePath(target.path);
    const route = 'path' in result ? result.path : target.path;
    if (!routes.has(route)) {
      return [
        {
          code: 'link-route',
          message: `The link "${href}" leads to no route of this site.`,
          path: at,
          suggestion: didYouMean(route, routes, 'route'),
        },
      ];
    }
    return target.hash === '' ? [] : missingAnchor(href, route, target.hash, targets, at);
  });
}

function missingAnchor(
  href: string,
  path: string,
  hash: string,
  targets: ReadonlyMap<string, LinkTargets>,
  at: LinkUse['at'],
): Finding[] {
  const target = targets.get(path);
  // An empty fragment and "top" mean the start of the document (HTML Standard, "scroll to the fragment").
  if (target === undefined || target.open || hash === '' || hash === 'top' || target.ids.has(hash)) return [];
  return [
    {
      code: 'link-anchor',
      message: `The link "${href}" leads to no place: ${path} has no section or id "${hash}".`,
      path: at,
      suggestion: didYouMean(hash, target.ids, 'id on that page'),
    },
  ];
}
