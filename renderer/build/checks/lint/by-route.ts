import type { Path } from '../../../sdk/issue.ts';
import { thousands } from '../../../sdk/thousands.ts';
import type { PageNode } from '../../../site/site.ts';
import { groupBy } from '../group-by.ts';

/** Groups pages by their route, so that a matrix of thousands of pages has one diagnostic and not thousands. */
export function byRoute<Item extends Pick<PageNode, 'at'>>(items: readonly Item[]) {
  return groupBy(items, (item) => routeOf(item).join('.'));
}

/** JSON path of the route that made a page. */
export function routeOf(node: Pick<PageNode, 'at'>): Path {
  return node.at.slice(0, 2);
}

/** Lists three paths by name, and how many more there are. */
export function pathList(paths: readonly string[]): string {
  const named = paths.slice(0, 3);
  const rest = paths.length - named.length;
  if (rest > 0) return `${named.join(', ')} and ${thousands(rest)} more`;
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join('');
}

/** A sentence that says how many other pages of the route have the same problem. */
export function andOthers(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' One other page of this route has the same problem.'
    : ` ${thousands(count)} other pages of this route have the same problem.`;
}
