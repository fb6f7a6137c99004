import type * as z from 'zod';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { routeSchemas } from '../../site/route-schemas.ts';
import type { Feed } from '../../site/site.ts';
import { parentOf } from '../lib/slash-path.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { folded } from '../schema/routes.ts';
import type { EntryRow } from './entry-row.ts';

/** How many entries a feed has. */
const most = 20;

/** Returns the feed of a collection; its entries are newest first. */
export function feedOf(
  { name, path, feed }: z.output<typeof routeSchemas.collection>,
  at: Path,
  rows: readonly EntryRow[],
  locale: string,
): Feed {
  const { title, description } = typeof feed === 'object' ? feed : {};
  const before = path.slice(0, path.indexOf('{{'));
  return {
    of: name,
    at,
    path: `${parentOf(before)}/feed.xml`,
    title,
    description,
    locale,
    entries: rows.slice(0, most).map((row) => ({
      path: row.href,
      title: row.title,
      description: row.description,
      date: row.article?.published ?? '',
      ...(row.picture !== undefined && { picture: row.picture.src }),
    })),
  };
}

/** Reports pages and feeds at the address of a feed. */
export function feedConflicts(feeds: readonly Feed[], pages: readonly RawPage[]): Diagnostic[] {
  if (feeds.length === 0) return [];
  const byPath = new Map<string, Feed>();
  const again = feeds.flatMap((feed) => {
    const other = byPath.get(folded(feed.path));
    if (other === undefined) byPath.set(folded(feed.path), feed);
    const suggestion = 'Write feed: false for one of them, or give it a path with another folder.';
    return other === undefined ? [] : [taken(other, [...feed.at, 'path'], `The feed of "${feed.of}"`, suggestion)];
  });
  const beside = pages.flatMap(({ address, at }) => {
    const feed = typeof address === 'string' ? byPath.get(folded(address)) : undefined;
    const suggestion = 'Give the page another path, or write feed: false in the collection.';
    return feed === undefined ? [] : [taken(feed, [...at, 'path'], 'The page', suggestion)];
  });
  return [...again, ...beside];
}

function taken({ path, of, at }: Feed, where: Path, who: string, suggestion: string): Diagnostic {
  const other = `the feed of "${of}", route ${Number(at[1]) + 1}`;
  return { code: 'path-taken', message: `${who} has the address ${path}, as ${other}.`, path: where, suggestion };
}
