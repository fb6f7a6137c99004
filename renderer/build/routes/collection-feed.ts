import type * as z from 'zod';
import type { routeSchemas } from '../../site/route-schemas.ts';
import type { Feed } from '../../site/site.ts';
import { parentOf } from '../lib/slash-path.ts';
import type { EntryRow } from './entry-row.ts';

/** How many entries a feed has. */
const most = 20;

/** Returns the feed of a collection; its entries are newest first. */
export function feedOf(
  { name, path, feed }: z.output<typeof routeSchemas.collection>,
  rows: readonly EntryRow[],
  locale: unknown,
): Feed {
  const { title, description } = typeof feed === 'object' ? feed : {};
  const before = path.slice(0, path.indexOf('{{'));
  return {
    of: name,
    path: `${parentOf(before)}/feed.xml`,
    title,
    description,
    locale: typeof locale === 'string' ? locale : undefined,
    entries: rows.slice(0, most).map((row) => ({
      path: row.href,
      title: row.title,
      description: row.description,
      date: row.article.published,
      ...(row.picture !== undefined && { picture: row.picture.src }),
    })),
  };
}
