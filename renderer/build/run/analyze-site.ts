import { type Diagnostic, type Issue, type Path, type Place, totalCount } from '../../sdk/issue.ts';
import type { Registry } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import type { Cards } from '../assets/cards/index.ts';
import { type AnalyzedPage, isSound } from '../checks/page-analyzer.ts';
import type { PageRecord } from '../checks/page-record.ts';
import type { Loaded } from '../inputs/index.ts';
import type { SiteOptions } from '../inputs/options.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import type { DocumentTemplate } from '../page/render/document.ts';
import type { CssDelivery, Styles } from '../page/render/sheets.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { createRouteFilter, type RouteFilter } from '../routes/route-filter.ts';
import type { RawPage, Written } from '../schema/raw-page.ts';
import { type AcrossPages, acrossPages } from './across-pages.ts';
import type { AnalysisMemory, Known } from './analysis-memory.ts';
import { type OpenedSite, openSite } from './open-site.ts';

export type { SiteOptions } from '../inputs/options.ts';

/** A site with all its pages in memory, or the errors that prevent rendering. */
export interface Analysis {
  readonly issues: readonly Issue[];
  /** Absolute paths of files to watch for changes; empty if the config cannot be loaded. */
  readonly watched: readonly string[];
  /** Filter of the wanted routes. */
  readonly routeFilter?: RouteFilter | undefined;
  /** Number of issues on other routes. */
  readonly elsewhere: number;
  /** Undefined if there is an error on any route. */
  readonly ready: AnalyzedSite | undefined;
  /** What is known of the site in spite of its errors: pages with errors of their own are missing. */
  readonly known: AnalyzedSite | undefined;
}

export interface AnalyzedSite {
  readonly site: Site;
  readonly loaded: Loaded;
  readonly registry: Registry;
  readonly pages: readonly ResolvedPage[];
  readonly records: readonly PageRecord[];
  readonly cards: Cards;
  readonly pictures: PicturePlanner;
  readonly styles: Styles;
  readonly sheets: CssDelivery;
  readonly document: DocumentTemplate;
  /** Gives diagnostics of later stages their severity and source location. */
  readonly locate: (diagnostics: readonly Diagnostic[]) => Issue[];
  /** Where a value is written, by its JSON path among the expanded routes; `needle` is a text inside it. */
  readonly place: (path: Path, needle?: string) => Place | undefined;
  /** The path of a value in the config or in another file, by its JSON path among the expanded routes. */
  readonly writtenAt: (path: Path) => Written;
  /** Returns unused waivers. Call it after all checks. */
  readonly unusedWaivers: () => Issue[];
}

/** Analyzes all pages of a site at once without rendering them, and reports all errors. With a memory, reuses pages of the last time. */
export async function analyzeSite(options: SiteOptions, memory?: AnalysisMemory): Promise<Analysis> {
  const opened = await openSite({ ...options, last: memory?.loaded }, memory?.firstDrawing);
  await options.yieldTurn?.();
  const known = memory?.known(opened, options);
  const analyzed = analyzePages(opened, known);
  const first = analyzed.find(({ record }) => record.drawing !== undefined);
  if (known === undefined || opened.cards?.showsDrawing(first?.record.drawing) !== false)
    return analyzeTogether(opened, analyzed, memory, known);
  // The cards of all pages change.
  const anew = await openSite({ ...options, loaded: opened.loaded });
  return analyzeTogether(anew, analyzePages(anew), memory);
}

/** Analyzes the pages that are not known. Returns all of them in their order. */
function analyzePages({ routes, analyzer, site }: OpenedSite, known?: Known): readonly AnalyzedPage[] {
  if (routes === undefined || analyzer === undefined || site === undefined) return [];
  const unknown = routes.pages.filter((raw) => !known?.pages.has(raw));
  const fresh = new Map(analyzer.analyze(unknown, true, known).map((one) => [one.node.at.join(), one]));
  return [...routes.pages, site.notFound].flatMap(
    (page) => ('key' in page ? known?.pages.get(page) : undefined) ?? fresh.get(page.at.join()) ?? [],
  );
}

/** Checks pages together, and keeps them if the site is valid. */
async function analyzeTogether(
  opened: OpenedSite,
  analyzed: readonly AnalyzedPage[],
  memory: AnalysisMemory | undefined,
  known?: Known,
): Promise<Analysis> {
  const { options } = opened;
  await options.yieldTurn?.();
  const apart = memory?.areNear ? undefined : new Set([...(known?.pages.values() ?? [])].map(({ record }) => record));
  const { areNear, ...analysis } = await analysisOf(opened, analyzed, apart);
  if (analysis.ready !== undefined) memory?.keep(opened, options, byRaw(opened, analyzed), areNear);
  return analysis;
}

function byRaw({ routes, site }: OpenedSite, analyzed: readonly AnalyzedPage[]): ReadonlyMap<RawPage, AnalyzedPage> {
  const byPath = new Map(analyzed.flatMap((one) => (one.node === site?.notFound ? [] : [[one.node.at.join(), one]])));
  return new Map(
    (routes?.pages ?? []).flatMap((raw) => {
      const one = byPath.get(raw.at.join());
      return one === undefined ? [] : [[raw, one]];
    }),
  );
}

/** Checks analyzed pages together. No two of the pages in `apart` are near-duplicates. */
async function analysisOf(
  opened: OpenedSite,
  analyzed: readonly AnalyzedPage[],
  apart?: ReadonlySet<PageRecord>,
): Promise<Analysis & { readonly areNear: boolean }> {
  const { loaded, options } = opened;
  const { site, sheets, issues, records, near, routeFilter, elsewhere, isReady, locate } = concluded(
    opened,
    analyzed.map(({ record }) => record),
    apart,
  );
  await options.yieldTurn?.();
  const { document, styles, cards, pictures, registry } = opened;
  const known: AnalyzedSite | undefined =
    site && loaded && registry && document && styles && cards && pictures && sheets
      ? {
          site: { ...site, routes: analyzed.flatMap(({ node }) => (node === site.notFound ? [] : [node])) },
          loaded,
          registry,
          pages: analyzed.map(({ page }) => (near.hidden.has(page.path) ? { ...page, noindex: true } : page)),
          records,
          cards,
          pictures,
          styles,
          sheets,
          document,
          locate,
          place: opened.place,
          writtenAt: (path) => opened.routes?.writtenAt(path) ?? { path },
          unusedWaivers: () => locate(opened.unusedWaivers()),
        }
      : undefined;
  return {
    issues,
    watched: loaded?.watched ?? [],
    routeFilter,
    elsewhere,
    ready: isReady ? known : undefined,
    known,
    areNear: near.areNear,
  };
}

/** The result of checking a site's pages together. */
interface Concluded
  extends AcrossPages,
    Pick<Analysis, 'issues' | 'routeFilter' | 'elsewhere'>,
    Pick<AnalyzedSite, 'locate'> {
  /** Whether the site has no errors. */
  readonly isReady: boolean;
  /** Whether all its pages can be rendered: its errors are of rules that a config can disable. */
  readonly isSound: boolean;
}

/** Checks pages together, and locates the diagnostics of the wanted routes. */
export function concluded(
  opened: OpenedSite,
  records: readonly PageRecord[],
  apart?: ReadonlySet<PageRecord>,
): Concluded {
  const { routes, options } = opened;
  const across = acrossPages(opened, records, apart);
  const found = across.diagnostics;
  const all = opened.locate(found);
  const routeFilter = options.routes && routes && createRouteFilter(options.routes, routes);
  const locate = (some: readonly Diagnostic[]) => opened.locate(routeFilter ? some.filter(routeFilter.includes) : some);
  const issues = routeFilter ? locate(found) : all;
  const elsewhere = totalCount(all) - totalCount(issues);
  return {
    ...across,
    issues,
    routeFilter,
    elsewhere,
    isReady: all.every(({ severity }) => severity !== 'error'),
    isSound: isSound(found),
    locate,
  };
}
