import { escapeHtml } from '../../sdk/raw-text.ts';
import type { Feed, Site } from '../../site/site.ts';
import { routeUrl } from '../../site/urls.ts';
import { parentOf } from '../lib/slash-path.ts';
import { feedTitle, fillQuietly } from '../page/resolve/fill-quietly.ts';

/**
 * Returns a feed as RSS 2.0 with Media RSS for pictures, with titles and teasers as plain text. Its date is that of the newest entry, so that the same site
 * gives the same bytes.
 */
export function rss(site: Site, feed: Feed, pictureOf: (name: string) => FeedPicture | undefined): string {
  const { entries, locale, path } = feed;
  const text = (value: string) => escapeHtml(fillQuietly(value, site, {}, locale));
  const above = parentOf(path);
  const description = feed.description ?? site.organization?.description ?? feed.title ?? site.name;
  const [newest] = entries;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    `<title>${escapeHtml(feedTitle(site, feed))}</title>`,
    `<link>${escapeHtml(routeUrl(site, site.paths?.includes(above) ? above : '/'))}</link>`,
    `<description>${text(description)}</description>`,
    `<language>${escapeHtml(locale)}</language>`,
    ...(newest === undefined ? [] : [`<lastBuildDate>${rfc822(newest.date)}</lastBuildDate>`]),
    `<atom:link href="${escapeHtml(feedUrl(site, feed))}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => {
      const url = escapeHtml(routeUrl(site, entry.path));
      return [
        '<item>',
        `<title>${text(entry.title)}</title>`,
        `<link>${url}</link>`,
        `<guid>${url}</guid>`,
        `<pubDate>${rfc822(entry.date)}</pubDate>`,
        // Readers take it for HTML, so signs of HTML are escaped twice.
        `<description>${escapeHtml(text(entry.description))}</description>`,
        ...mediaOf(site, entry.picture === undefined ? undefined : pictureOf(entry.picture)),
        '</item>',
      ].join('\n');
    }),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The picture of an item, as a path in the output and its size in pixels. */
interface FeedPicture {
  readonly output: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of an item. An `<enclosure>` would need its bytes, which are not known before it is encoded. */
function mediaOf({ origin: { origin, base } }: Pick<Site, 'origin'>, picture: FeedPicture | undefined): string[] {
  if (picture === undefined) return [];
  const { output, width, height } = picture;
  const url = escapeHtml(`${origin}${base}/${output}`);
  return [`<media:content url="${url}" medium="image" width="${width}" height="${height}"/>`];
}

/** The address of a feed. It is a file, so it never ends in a slash. */
function feedUrl({ origin: { origin, base } }: Pick<Site, 'origin'>, { path }: Pick<Feed, 'path'>): string {
  return `${origin}${base}${encodeURI(path)}`;
}

/** A day (`YYYY-MM-DD`) as RFC 822 writes it, at midnight: `Sun, 31 Jan 2027 00:00:00 GMT`. */
function rfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
