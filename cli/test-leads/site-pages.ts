import { readdirSync } from 'node:fs';
import { withSlashes } from '../../renderer/build/lib/paths.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { UsageError } from '../failure.ts';

/** Returns the pages of a built site, including the 404 page, as paths below the home page: `''`, `contact`. */
export function sitePages(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.map((file) => withSlashes(file).replace(/(^|\/)index\.html$|\.html$/, '$1')).sort();
}

/** Returns the selected pages. Throws a {@link UsageError} for an unknown one. */
export function chosenPages(pages: readonly string[], asked: readonly string[]): readonly string[] {
  if (asked.length === 0) return pages;
  return asked.map((path) => {
    const page = pages.find((one) => plainPath(one) === plainPath(path));
    if (page !== undefined) return page;
    throw new UsageError(`The site has no page "${path}".`, didYouMean(plainPath(path), pages.map(plainPath), 'page'));
  });
}

function plainPath(path: string): string {
  return `/${path.replace(/^\/|\/$/g, '')}`;
}
