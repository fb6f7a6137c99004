import type { Path } from '../../../sdk/issue.ts';
import { thousands } from '../../../sdk/thousands.ts';
import type { PageNode } from '../../../site/site.ts';

/** Things about pages by the route that made them, so that a matrix of thousands is one finding and not thousands. */
export function byRoute<Item extends Pick<PageNode, 'at'>>(items: readonly Item[]): (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = routeOf(item).join('.');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** Way to the route that made a page. */
export function routeOf(node: Pick<PageNode, 'at'>): Path {
  return node.at.slice(0, 2);
}

/** Paths as a list in words: three by name, the others by their number. */
export function inWords(paths: readonly string[]): string {
  const named = paths.slice(0, 3);
  const rest = paths.length - named.length;
  if (rest > 0) return `${named.join(', ')} and ${thousands(rest)} more`;
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join('');
}

/** How many other pages of the same route it is true of, as the end of a sentence. */
export function andOthers(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' So it is with one other page of this route.'
    : ` So it is with ${thousands(count)} other pages of this route.`;
}
