import { thousands } from '../../sdk/format.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { Finding, PageRecord } from './page-record.ts';
import { findingsOf, type HtmlRule, type SharedRule, type Views } from './rule.ts';

/** Groups items by a key, in the order of the first item of each group. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [Item, ...(readonly Item[])])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** Groups pages by their route, so that a matrix of thousands of pages has one diagnostic and not thousands. */
export function byRoute<Item extends Pick<PageRecord, 'at'>>(items: readonly Item[]) {
  return groupBy(items, (item) => routeOf(item).join('.'));
}

/** JSON path of the route that made a page. */
export function routeOf({ at }: Pick<PageRecord, 'at'>): Path {
  return at.slice(0, 2);
}

/** A finding, and the pages that have it. */
export interface Shared<Found> {
  readonly found: Found;
  readonly paths: readonly string[];
}

/** Groups what a rule finds on pages by a key. A page with several equal findings counts once. */
export function sharedBy<Found extends Finding>(
  records: readonly PageRecord[],
  rule: SharedRule<keyof Views, Found>,
  keyOf: (found: Found) => string,
): Shared<Found>[] {
  const all = records.flatMap((record) =>
    findingsOf(record, rule).map((found) => ({ found, path: found.page ?? record.page.path })),
  );
  return groupBy(all, ({ found }) => keyOf(found)).map((group) => ({
    found: group[0].found,
    paths: [...new Set(group.map(({ path }) => path))],
  }));
}

/** A finding whose message names all pages that have it. */
export interface FindingOnPages extends Finding, Pick<Diagnostic, 'needle' | 'place' | 'suggestion'> {
  /** The message before and after the paths of the pages. */
  readonly message: readonly [before: string, after: string];
}

/** Reports the findings of a rule: one diagnostic per location. */
export function reportOnPages(records: readonly PageRecord[], rule: HtmlRule<FindingOnPages>): Diagnostic[] {
  const locationOf = ({ path, place }: FindingOnPages) =>
    place ?? path.map((key, depth) => (depth === 3 && path[2] === 'pages' ? '*' : key));
  return sharedBy(records, rule, (found) => JSON.stringify([found.message, locationOf(found)])).map(
    ({ found: { message, ...more }, paths }) => ({
      code: rule.id,
      ...more,
      message: message.join(pathList(paths)),
      // The message names the pages.
      onPages: [],
    }),
  );
}

/** Lists three paths by name, and how many more there are. */
export function pathList(paths: readonly string[]): string {
  const named = paths.slice(0, 3);
  const rest = paths.length - named.length;
  if (rest > 0) return `${named.join(', ')} and ${thousands(rest)} more`;
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join('');
}

/** Names the first page, and counts the others. */
export function firstPage([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} and one more page` : `${first} and ${thousands(others.length)} more pages`;
}

/** A sentence that says how many other pages of the route have the same problem. */
export function andOthers(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' One other page of this route has the same problem.'
    : ` ${thousands(count)} other pages of this route have the same problem.`;
}
