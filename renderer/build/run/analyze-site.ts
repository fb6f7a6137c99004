import { type Diagnostic, type Issue, type Path, type Place, totalCount } from '../../sdk/issue.ts';
import type { Registry } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import type { Cards } from '../assets/cards/index.ts';
import type { NearDuplicatesResult } from '../checks/near-duplicates/index.ts';
import { isSound } from '../checks/page-analyzer.ts';
import type { PageRecord } from '../checks/page-record.ts';
import type { Loaded } from '../inputs/index.ts';
import type { SiteOptions } from '../inputs/options.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import type { CssDelivery } from '../page/render/css-delivery.ts';
import type { DocumentTemplate } from '../page/render/document.ts';
import type { Styles } from '../page/render/sheets.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { createRouteFilter, type RouteFilter } from '../routes/route-filter.ts';
import type { RawPage, Written } from '../schema/raw-page.ts';
import { type AcrossPages, acrossPages, foundTogether } from './across-pages.ts';
import { type AnalysisMemory, knownSignatures } from './analysis-memory.ts';
import { NearPages } from './compare-pages.ts';
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
  if (memory === undefined || known === undefined || known.pages.size + known.nodes.size === 0)
    return analyzeAll(opened, memory);
  return (
    (await analyzeOthers(opened, memory, known)) ??
    analyzeAll(await openSite({ ...options, loaded: opened.loaded }), memory)
  );
}

/** Analyzes the pages of an opened site. */
async function analyzeAll(opened: OpenedSite, memory: AnalysisMemory | undefined): Promise<Analysis> {
  const { routes, analyzer, options } = opened;
  const analyzed = analyzer && routes ? analyzer.analyze(routes.pages, true) : [];
  await options.yieldTurn?.();
  const near = new NearPages(opened.site, { cacheDir: options.cacheDir, count: analyzed.length });
  if (analyzer && opened.isSound()) await near.add(analyzed);
  const found = await near.found();
  const analysis = await analysisOf(opened, analyzed, found);
  if (memory !== undefined && analysis.ready !== undefined) {
    const [signatures, comparison] = [await near.signatures(), await near.comparison()];
    memory.keep(opened, options, { pages: byRaw(opened, analyzed), signatures, comparison });
  }
  return analysis;
}

/** Analyzes the pages that are not known; undefined if the others may differ too. */
async function analyzeOthers(
  opened: OpenedSite,
  memory: AnalysisMemory,
  { pages: known, ...parts }: NonNullable<ReturnType<AnalysisMemory['known']>>,
): Promise<Analysis | undefined> {
  const { routes, analyzer, options, site, cards } = opened;
  if (routes === undefined || analyzer === undefined || site === undefined) return undefined;
  const fresh = analyzer.analyze(
    routes.pages.filter((raw) => !known.has(raw)),
    true,
    parts,
  );
  const near = new NearPages(site, {
    cacheDir: options.cacheDir,
    count: fresh.length,
    last: memory.comparison,
    isOff: opened.isOff('doorway'),
  });
  await near.add(fresh);
  if (!opened.isSound() || (await near.areAffected(knownSignatures(known), analyzer))) return undefined;
  const byPath = new Map(fresh.map((one) => [one.node.at.join(), one]));
  const analyzed = [...routes.pages, site.notFound].flatMap(
    (page) => ('key' in page ? known.get(page)?.page : undefined) ?? byPath.get(page.at.join()) ?? [],
  );
  if (cards?.showsDrawing(analyzed.find(({ record }) => record.drawing !== undefined)?.record.drawing) === false)
    return undefined;
  const analysis = await analysisOf(opened, analyzed, await near.found());
  // With errors, all pages report theirs.
  if (analysis.ready === undefined) return undefined;
  const stored = [...known.values()].flatMap(({ page, signature }) =>
    signature === undefined ? [] : [[page.page.path, signature] as const],
  );
  const signatures = new Map([...stored, ...(await near.signatures())]);
  memory.keep(opened, options, { pages: byRaw(opened, analyzed), signatures, comparison: await near.comparison() });
  return analysis;
}

function byRaw({ routes, site }: OpenedSite, analyzed: readonly Analyzed[]): ReadonlyMap<RawPage, Analyzed> {
  const byPath = new Map(analyzed.flatMap((one) => (one.node === site?.notFound ? [] : [[one.node.at.join(), one]])));
  return new Map(
    (routes?.pages ?? []).flatMap((raw) => {
      const one = byPath.get(raw.at.join());
      return one === undefined ? [] : [[raw, one]];
    }),
  );
}

/** Checks analyzed pages together. */
async function analysisOf(
  opened: OpenedSite,
  analyzed: readonly Analyzed[],
  near: NearDuplicatesResult,
): Promise<Analysis> {
  const { loaded, options } = opened;
  const shown = analyzed.map((one) => (near.hidden.has(one.page.path) ? asNoindex(one) : one));
  const records = shown.map(({ record }) => record);
  const { site, sheets, issues, routeFilter, elsewhere, isReady, locate } = concluded(opened, records, near);
  await options.yieldTurn?.();
  const { document, styles, cards, pictures, registry } = opened;
  const known: AnalyzedSite | undefined =
    site && loaded && registry && document && styles && cards && pictures && sheets
      ? {
          site: { ...site, routes: analyzed.flatMap(({ node }) => (node === site.notFound ? [] : [node])) },
          loaded,
          registry,
          pages: shown.map(({ page }) => page),
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
export function concluded(opened: OpenedSite, records: readonly PageRecord[], near: NearDuplicatesResult): Concluded {
  const { routes, options } = opened;
  const across = acrossPages(opened, records);
  const found = foundTogether(across.diagnostics, near.diagnostics);
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

type Analyzed = ReturnType<NonNullable<OpenedSite['analyzer']>['analyze']>[number];

function asNoindex(analyzed: Analyzed): Analyzed {
  const hidden = { ...analyzed.page, noindex: true };
  return { ...analyzed, page: hidden, record: { ...analyzed.record, page: hidden } };
}
