import type { SiteParts } from '../assets/site-parts.ts';
import { inlineSheets } from '../page/render/css-delivery.ts';
import type { RenderContext } from '../page/render/index.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { headersFile } from './headers.ts';
import { hostRules } from './host-rules.ts';
import { speculationFile } from './speculation.ts';

type HeaderParts = Pick<SiteParts, 'site' | 'pages' | 'styles' | 'sheets' | 'document'>;

/**
 * Returns the `_headers` file of a site whose priority pages are newer than the others. The policy allows these what they
 * need now, and the others what they needed at the last build. Undefined if the headers stay the same, as after most edits.
 */
export function priorityHeaders(
  { ready: last, context: { loader, early, thanks } }: { readonly ready: HeaderParts; readonly context: RenderContext },
  now: HeaderParts,
): string | undefined {
  const newer = new Map(now.pages.map((page) => [page.file, page]));
  const inlineOn = (page: PageSummary) => {
    const { styles, sheets } = newer.get(page.file) === page ? now : last;
    return inlineSheets(page, styles, sheets);
  };
  const headers = ({ site, pages, document }: Pick<SiteParts, 'site' | 'pages' | 'document'>) => {
    const inline = [...new Set(pages.flatMap(inlineOn))];
    const needs = { site, pages, inline, inlineOn, document: document.code, loader, early, thanks };
    const rules = hostRules({ ...needs, speculation: speculationFile(site) });
    return headersFile(rules, site.origin.base);
  };
  const before = last.pages.filter(({ file }) => newer.has(file));
  if (headers({ ...last, pages: before }) === headers(now)) return undefined;
  return headers({ ...now, pages: last.pages.map((page) => newer.get(page.file) ?? page) });
}
