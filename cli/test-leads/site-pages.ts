import { readdirSync } from 'node:fs';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { UsageError } from '../failure.ts';

/** The pages of a built site, as paths below its home page: `''`, `contact`. The not-found page is one of them. */
export function sitePages(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.map((file) => file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '$1')).sort();
}

/** The pages that were asked for, of those that there are. Throws a {@link UsageError} for one that there is not. */
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
