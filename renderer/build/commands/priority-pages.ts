import { plainPath } from '../../sdk/paths.ts';
import { islandTypes } from '../../site/registry.ts';
import { type Drawings, drawings } from '../assets/drawings.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import { isSound } from '../checks/page-analyzer.ts';
import { headersFile, hostRules } from '../hosting/host-rules.ts';
import { speculationFile } from '../hosting/site-files.ts';
import type { Loaded } from '../inputs/index.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { sharedIslands } from '../lib/island-names.ts';
import { needsEarly, needsThanks } from '../page/render/head.ts';
import { type RenderContext, renderPage } from '../page/render/index.ts';
import { cssDelivery, inlineSheets, linkedSheets } from '../page/render/sheets.ts';
import { everySection, type PageSummary, type ResolvedPage } from '../page/resolve/index.ts';
import { openSite } from '../run/open-site.ts';
import type { RenderedSite } from './in-memory.ts';

/** Pages that are rendered first, and what they name. */
interface PriorityPages {
  /** Their HTML by file, new files that they name, and the headers if these differ. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Their cards and pictures. */
  readonly drawings: Drawings;
  readonly pages: readonly ResolvedPage[];
}

/**
 * Renders the pages that are open in a browser before all others, with the scripts of the last build. Leaves out pages with
 * errors, and pages that need scripts that are not bundled yet.
 */
export async function buildPriorityPages(
  loaded: Loaded,
  last: RenderedSite,
  files: ReadonlySet<string>,
  options: SiteOptions,
): Promise<PriorityPages> {
  const nothing: PriorityPages = { files: new Map(), drawings: drawings(undefined, options), pages: [] };
  const { ready: before, context } = last;
  const { routes, analyzer, site, registry, styles, document, cards, pictures, diagnostics } = await openSite({
    ...options,
    loaded,
  });
  if (
    !routes ||
    !analyzer ||
    !site ||
    !registry ||
    !styles ||
    !document ||
    !cards ||
    !pictures ||
    !isSound(diagnostics)
  )
    return nothing;
  // With another base path, no page is where it was.
  if (site.origin.base !== before.site.origin.base) return nothing;
  const paths = new Set(before.pages.flatMap(({ file, path }) => (files.has(file) ? [path] : [])));
  const raws = routes.pages.filter(({ address }) => typeof address === 'string' && paths.has(plainPath(address)));
  cards.expect(before.pages);
  const analyzed = analyzer.analyze(raws, paths.has(before.site.notFound.path));
  if (!isSound(analyzer.diagnostics)) return nothing;
  const pages = analyzed.flatMap(({ page }) => (lacksScripts(page, registry.blocks, context) ? [] : [page]));
  if (pages.length === 0) return nothing;
  const linked = linkedSheets(
    styles,
    [...context.sheets.linked].map(([{ cspHash }, file]) => [cspHash, file]),
  );
  const sheets = cssDelivery(pages, styles, { inline: [...before.sheets.inline], linked });
  const { version } = registry;
  const now = { ...context, site, styles, document, version, sheets };
  const headers = priorityHeaders(last, { site, pages, styles, sheets, document });
  const made = new Map<string, string | Uint8Array>([
    ...(headers === undefined ? [] : [['_headers', headers] as const]),
    ...pages.map((page) => [page.file, renderPage(page, now).html] as const),
    ...sheets.files,
    ...styles.files,
  ]);
  return { files: made, drawings: drawings({ cards, pictures, loaded }, options), pages };
}

/** Whether a page needs scripts that the last build does not have. */
function lacksScripts(
  page: ResolvedPage,
  blocks: RenderedSite['ready']['registry']['blocks'],
  { early, thanks, islands }: RenderContext,
): boolean {
  if ((early === '' && needsEarly(page)) || (thanks === '' && needsThanks(page))) return true;
  return everySection(page).some(
    ({ type, styles }) =>
      (blocks.get(type)?.island !== undefined && !(type in islands)) ||
      [...islandTypes(type, styles), ...styles].some((name) => sharedIslands.has(name) && !(name in islands)),
  );
}

type HeaderParts = Pick<SiteParts, 'site' | 'pages' | 'styles' | 'sheets' | 'document'>;

/**
 * Returns the `_headers` file of a site whose priority pages are newer than the others. The policy allows these what they
 * need now, and the others what they needed at the last build. Undefined if the headers stay the same, as after most edits.
 */
function priorityHeaders(
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
