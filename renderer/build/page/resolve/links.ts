import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { plainPath } from '../../../sdk/route-path.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { suggestRoute } from '../../lib/suggest-route.ts';
import type { LinkUse } from './fields.ts';

/** The ids of a page that links can point at. */
export interface LinkTargets {
  readonly ids: ReadonlySet<string>;
  /** Sections of the page were left out as faulty, so it may have more ids than these. */
  readonly open: boolean;
}

/** The links of one page. */
export interface PageLinks {
  readonly path: string;
  readonly links: readonly LinkUse[];
}

/** A link that finds no place with its id on the page it leads to. */
interface LostAnchor {
  readonly href: string;
  readonly hash: string;
  readonly at: Path;
  readonly path: string;
}

/** Says whether a page may be taken for granted that is none of a run's, and a place on it. */
export type IsElsewhere = (path: string, hash: string) => boolean;

/** Links that lead to no route, or to no place on the page they lead to; each once, on however many pages it stands. */
export function checkLinks(
  pages: readonly PageLinks[],
  targets: ReadonlyMap<string, LinkTargets>,
  routes: ReadonlySet<string>,
  isElsewhere: IsElsewhere = () => false,
): Diagnostic[] {
  const lost = new Map<string, LostAnchor[]>();
  const plain = new Map<string, string>();
  const plainRoute = (path: string) => {
    const known = plain.get(path) ?? plainPath(path);
    plain.set(path, known);
    return known;
  };
  const diagnostics = pages.flatMap(({ path, links }) =>
    links.flatMap(({ href, target, at }): Diagnostic[] => {
      if (target.kind !== 'anchor' && target.kind !== 'route') return [];
      const route = target.kind === 'anchor' ? path : plainRoute(target.path);
      if (target.kind === 'route' && !routes.has(route))
        return isElsewhere(route, target.hash) ? [] : [noRoute(href, at, routes)];
      if (lands(targets.get(route), target.hash)) return [];
      const place = JSON.stringify(at.map((key, depth) => (depth === 3 && at[2] === 'pages' ? '*' : key)));
      lost.set(place, [...(lost.get(place) ?? []), { href, hash: target.hash, at, path: route }]);
      return [];
    }),
  );
  return [...diagnostics, ...[...lost.values()].map((anchors) => noPlace(anchors, targets))];
}

/** An empty fragment and "top" mean the start of the document (HTML Standard, "find a potential indicated element"). */
function lands(target: LinkTargets | undefined, hash: string): boolean {
  return target === undefined || target.open || hash === '' || hash === 'top' || target.ids.has(hash);
}

function noRoute(href: string, at: Path, routes: ReadonlySet<string>): Diagnostic {
  return {
    code: 'link-route',
    message: `The link "${href}" leads to no route of this site.`,
    path: at,
    suggestion: suggestRoute(href, routes),
  };
}

function noPlace(anchors: readonly LostAnchor[], targets: ReadonlyMap<string, LinkTargets>): Diagnostic {
  const [{ href, hash, at, path }, ...others] = anchors as readonly [LostAnchor, ...LostAnchor[]];
  const more = new Set(others.map((other) => other.path).filter((other) => other !== path)).size;
  const also = more === 0 ? '' : more === 1 ? ', nor has one other page' : `, nor have ${more} other pages`;
  return {
    code: 'link-anchor',
    message: `The link "${href}" leads to no place: ${path} has no section or id "${hash}"${also}.`,
    path: at,
    suggestion: didYouMean(hash, targets.get(path)?.ids ?? [], 'id on that page'),
  };
}
