import type { SiteParts } from '../assets/site-parts.ts';
import { inlineSheets } from '../page/render/css-delivery.ts';
import type { RenderContext } from '../page/render/index.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { headersFile } from './headers.ts';
import { hostRules } from './host-rules.ts';
import { speculationFile } from './speculation.ts';

type Planned = Pick<SiteParts, 'site' | 'pages' | 'styles' | 'sheets' | 'document'>;

/**
 * The `_headers` file of a site some pages of which were made ahead of the others: these are allowed what they need now,
 * the others what they needed the last time that all were made. Nothing where it would be as it is: most edits change no
 * more than words, and the pages of a large site are many.
 */
export function headersAhead(
  { ready: last, context: { loader, early } }: { readonly ready: Planned; readonly context: RenderContext },
  now: Planned,
): string | undefined {
  const ahead = new Map(now.pages.map((page) => [page.file, page]));
  const inlineOn = (page: PageSummary) => {
    const { styles, sheets } = ahead.get(page.file) === page ? now : last;
    return inlineSheets(page, styles, sheets);
  };
  const headers = ({ site, pages, document }: Pick<SiteParts, 'site' | 'pages' | 'document'>) => {
    const inline = [...new Set(pages.flatMap(inlineOn))];
    const needs = { site, pages, inline, inlineOn, document: document.code, loader, early };
    const rules = hostRules({ ...needs, speculation: speculationFile(site) });
    return headersFile(rules, site.origin.base);
  };
  const before = last.pages.filter(({ file }) => ahead.has(file));
  if (headers({ ...last, pages: before }) === headers(now)) return undefined;
  return headers({ ...now, pages: last.pages.map((page) => ahead.get(page.file) ?? page) });
}
