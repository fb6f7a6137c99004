import type { Diagnostic, Issue } from '../../sdk/issue.ts';
import type { CardPlanner } from '../assets/cards/index.ts';
import type { MadePicture } from '../assets/pictures/picture-files.ts';
import { makeAssets } from '../assets/site-assets.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { checkBudgets } from '../checks/budget/check-budgets.ts';
import { sortIssues } from '../checks/issues.ts';
import type { AnalyzedPage, PageAnalyzer } from '../checks/page-analyzer.ts';
import { PageChecker } from '../checks/page-checker.ts';
import { chooseCssDelivery } from '../hosting/choose-css-delivery.ts';
import { goneRoutes } from '../hosting/gone-routes.ts';
import { freeMemory } from '../lib/spare-memory.ts';
import { weigh } from '../lib/weigh.ts';
import type { Output, OutputFile } from '../output/index.ts';
import { makePage } from '../page/made-page.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import { blockingSheets } from '../page/render/css-delivery.ts';
import { TemplateUse } from '../page/render/filled-section.ts';
import { diskFragments } from '../page/render/fragments.ts';
import type { RenderContext } from '../page/render/index.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { acrossPages, foundTogether, renderedDiagnostics } from './across-pages.ts';
import type { BuildOptions } from './build-contract.ts';
import { type BuiltPage, type Route, signaturesOf, usualBatch } from './built-page.ts';
import { type LastComparison, NearPages } from './compare-pages.ts';
import { KeptRecords } from './kept-records.ts';
import { madePictures } from './made-pictures.ts';
import { type OpenedSite, withoutConsequences } from './open-site.ts';

/** A built site that is not yet in the output folder. */
export interface BuiltSite {
  readonly parts: SiteParts;
  readonly pages: readonly BuiltPage[];
  readonly context: RenderContext;
  readonly assets: readonly OutputFile[];
  readonly issues: readonly Issue[];
  readonly exact: ReadonlyMap<string, number>;
  readonly near: NearPages;
  readonly cards: CardPlanner;
  readonly pictures: readonly MadePicture[];
  readonly planner: PicturePlanner;
  /** Whether pages of the last build are gone. */
  readonly areGone: boolean;
}

/** Everything that a run needs. */
export interface RunTools {
  readonly opened: OpenedSite & { readonly analyzer: PageAnalyzer };
  /** The site around its pages; undefined if it has errors. */
  readonly around:
    | (Omit<SiteParts, 'pages' | 'sheets'> & { readonly cards: CardPlanner; readonly pictures: PicturePlanner })
    | undefined;
  readonly output: Output;
  readonly options: BuildOptions;
  /** Pages of the last build, to guess the CSS and scripts to render with. */
  readonly lastPages: readonly PageSummary[];
  readonly bundling: Promise<void> | undefined;
  /** How the pages of the last build were compared. */
  readonly comparison: LastComparison | undefined;
}

type Checked = ReturnType<PageChecker['check']>;

/** CSS and scripts that pages share. They depend on all pages, so a guess is checked once all are known. */
interface Delivery {
  readonly context: RenderContext;
  readonly assets: readonly OutputFile[];
}

/** Makes the pages that cannot be reused, and checks all pages together. */
export class BuildRun {
  readonly #tools: RunTools;
  readonly #fragments: ReturnType<typeof diskFragments>;
  readonly #checker: PageChecker | undefined;
  readonly #records = new KeptRecords();
  readonly #templateUse = new TemplateUse();
  #rounds = 0;
  #near: NearPages;
  #delivery: Delivery | undefined;

  constructor(tools: RunTools) {
    const { around, options } = tools;
    this.#tools = tools;
    this.#fragments = diskFragments(options.cacheDir);
    this.#checker = around && new PageChecker(around.document.source);
    this.#near = this.#comparison([]);
  }

  /** Returns the site, or the errors that prevent writing it. */
  async site(routes: readonly Route[], delivery?: Delivery): Promise<BuiltSite | readonly Issue[]> {
    // One round for each kind of shared input, and a last one to confirm.
    if (++this.#rounds > 5) throw new Error('The pages of the site come out differently each time.');
    const { lastPages } = this.#tools;
    const reuses = routes.some(({ cached }) => cached !== undefined);
    this.#near.drop();
    this.#near = this.#comparison(routes);
    this.#delivery = delivery ?? (reuses ? await this.#deliver(lastPages) : undefined);
    const built = new Map<Route, BuiltPage>();
    for (const route of routes) if (route.cached !== undefined) built.set(route, reused(route, this.#tools));
    const misses = routes.filter(({ cached }) => cached === undefined);
    const size = this.#tools.options.batch ?? usualBatch;
    for (let from = 0; from < misses.length; from += size) await this.#make(misses.slice(from, from + size), built);
    const anew = (reason: string, known?: Delivery) =>
      this.site(
        routes.map(({ raw, key, parts, cached, reason: own }) => ({
          raw,
          key,
          parts,
          cached: undefined,
          reason: cached === undefined ? own : reason,
        })),
        known,
      );
    if (reuses && (await this.#near.areAffected(signaturesOf(built), this.#tools.opened.analyzer)))
      return anew('rendered: near-duplicate pages changed');
    const pages = await this.#hidden(routes.flatMap((route) => built.get(route) ?? []));
    if (!this.#showsFirstDrawing(pages)) return anew('rendered: the drawing on social cards changed');
    const outcome = await this.#together(pages);
    if ('errors' in outcome) return reuses ? anew('rendered: the site has errors') : outcome.errors;
    if (!('parts' in outcome)) return anew(`rendered: the ${outcome.differs} that pages share changed`, outcome);
    return outcome;
  }

  /** Whether cards show the first drawing of the site. If not, updates the planner for the next round. */
  #showsFirstDrawing(pages: readonly BuiltPage[]): boolean {
    const { opened, around } = this.#tools;
    const first = pages.find(({ record }) => record.drawing !== undefined);
    if (around === undefined || around.cards.showsDrawing(first?.record.drawing)) return true;
    const raw = first?.route.raw;
    const [analyzed] = first === undefined ? [] : opened.analyzer.analyze(raw ? [raw] : [], raw === undefined);
    around.cards.showDrawingOf(analyzed?.page);
    return false;
  }

  /** Compares new pages. If pages are reused, signatures leave out the same shingles as theirs. */
  #comparison(routes: readonly Route[]): NearPages {
    const { opened, options, comparison } = this.#tools;
    const misses = routes.filter(({ cached }) => cached === undefined);
    return new NearPages(opened.site, {
      cacheDir: options.cacheDir,
      count: misses.length,
      last: misses.length < routes.length ? comparison : undefined,
      isOff: opened.isOff('doorway'),
    });
  }

  /** Frees resources, also after an error. */
  end(): void {
    this.#near.drop();
  }

  /** Analyzes some pages, and renders them if there is no error so far. */
  async #make(routes: readonly Route[], built: Map<Route, BuiltPage>): Promise<void> {
    const { opened, options, output } = this.#tools;
    const { analyzer } = opened;
    const raws = routes.flatMap(({ raw }) => raw ?? []);
    await options.yieldTurn?.();
    const analyzed = analyzer.analyze(raws, raws.length < routes.length);
    const isRendered = opened.isSound() && this.#tools.around !== undefined;
    if (isRendered) {
      await this.#near.add(analyzed);
      this.#delivery ??= await this.#deliver(analyzed.map(({ page }) => page));
      options.onStage?.('render');
    }
    const byPath = new Map(analyzed.map((one) => [one.node.at, one]));
    const making: Promise<void>[] = [];
    for (const route of routes) {
      const one = byPath.get(route.raw?.at ?? opened.site?.notFound.at ?? []);
      if (one === undefined) continue;
      const made = isRendered ? this.#render(one, route) : Promise.resolve(notMade(one, route, this.#records));
      const done = made.then((page) => void built.set(route, page));
      // `Promise.all` below reports the first error.
      done.catch(() => undefined);
      making.push(done);
      await output.ready();
    }
    output.flush();
    await Promise.all(making);
    opened.routes?.release();
    freeMemory();
  }

  async #render(analyzed: AnalyzedPage, route: Route, isHidden = false): Promise<BuiltPage> {
    const { context } = this.#delivery as Delivery;
    const checked: { current?: Checked } = {};
    const { file, size, weight } = await makePage(analyzed.page, context, this.#tools.output, (sections) => {
      checked.current = this.#checker?.check(sections);
    });
    const { diagnostics, hits } = checked.current ?? {};
    const record = this.#records.of(analyzed, diagnostics, hits);
    return { file, size, weight, exact: undefined, route, record, rendered: true, isHidden };
  }

  /** Renders near-duplicates again as hidden pages, if the site asks for that. */
  async #hidden(pages: readonly BuiltPage[]): Promise<readonly BuiltPage[]> {
    const { hidden } = await this.#near.found();
    const { opened } = this.#tools;
    const wanted = pages.filter(({ record, isHidden }) => hidden.has(record.page.path) !== isHidden);
    if (wanted.length === 0) return pages;
    const analyzed = opened.analyzer.analyze(wanted.flatMap(({ route }) => route.raw ?? []));
    const anew = new Map<Route, BuiltPage>();
    for (const one of analyzed) {
      const before = wanted.find(({ route }) => route.raw?.at === one.node.at);
      if (before === undefined) continue;
      const isHidden = hidden.has(one.page.path);
      const page = isHidden ? { ...one.page, noindex: true } : one.page;
      anew.set(before.route, await this.#render({ ...one, page }, before.route, isHidden));
    }
    this.#tools.output.flush();
    return pages.map((page) => anew.get(page.route) ?? page);
  }

  /** Checks all pages together. If they were rendered with the wrong delivery, returns the right one. */
  async #together(
    pages: readonly BuiltPage[],
  ): Promise<BuiltSite | (Delivery & { readonly differs: string }) | { readonly errors: readonly Issue[] }> {
    const { opened, around, output } = this.#tools;
    freeMemory();
    const records = pages.map(({ record }) => record);
    const { site, sheets, pages: summaries, diagnostics } = acrossPages(opened, records);
    const near = await this.#near.found();
    const found = foundTogether(diagnostics, near.diagnostics);
    if (around === undefined || site === undefined || sheets === undefined || !this.#isClean(found))
      return { errors: sortIssues(opened.locate(withoutConsequences([...found, ...renderedDiagnostics(records)]))) };
    const parts: SiteParts = { ...around, site, sheets, pages: summaries };
    const delivery = await this.#deliver(parts.pages, parts);
    const differs = difference(delivery.context, this.#delivery?.context);
    if (differs !== undefined) return { ...delivery, differs };
    const { budgets } = site;
    const heavy = checkBudgets(
      pages.map(({ record: { page, at }, size, weight, exact }) => ({ page, at, size, weight, exact })),
      budgets,
      {
        html: ({ file }) => output.read(file),
        linked: (page) => blockingSheets(page, parts.styles, sheets),
      },
    );
    const { pictures, diagnostics: heavyPictures } = await madePictures(parts, records, around.pictures, this.#tools);
    const gone = goneRoutes({ ...site, routes: parts.pages }, Object.keys(output.manifest.pages));
    const last = [...found, ...renderedDiagnostics(records), ...heavy.diagnostics, ...heavyPictures, ...gone];
    const issues = sortIssues(opened.locate(last));
    if (issues.some(({ severity }) => severity === 'error')) return { errors: issues };
    const { exact } = heavy;
    return {
      parts,
      pages,
      ...delivery,
      issues,
      exact,
      near: this.#near,
      cards: around.cards,
      pictures,
      planner: around.pictures,
      areGone: gone.length > 0,
    };
  }

  #isClean(diagnostics: readonly Diagnostic[]): boolean {
    return this.#tools.opened.locate(diagnostics).every(({ severity }) => severity !== 'error');
  }

  async #deliver(pages: readonly PageSummary[], whole?: SiteParts): Promise<Delivery> {
    const { around, options, bundling } = this.#tools;
    if (this.#delivery === undefined) options.onStage?.('assets');
    const { site, styles, document } = around as NonNullable<typeof around>;
    const sheets = whole?.sheets ?? chooseCssDelivery(site, pages, styles, { document: document.code });
    const parts = whole ?? { ...(around as NonNullable<typeof around>), sheets, pages };
    const { context, files } = await makeAssets(parts, options, this.#fragments, bundling);
    return { context: { ...context, templateUse: this.#templateUse }, assets: files };
  }
}

function reused(route: Route, { output }: RunTools): BuiltPage {
  const { record, hash, size, script, document, exact, isHidden } = route.cached as CachedPage;
  const { file: path } = record.page;
  const weight = weigh(() => output.read(path), script, document);
  return { file: { path, hash }, size, weight, exact, route, record, rendered: false, isHidden };
}

/** A page of a site with errors. */
function notMade(analyzed: AnalyzedPage, route: Route, records: KeptRecords): BuiltPage {
  const file = { path: analyzed.page.file, hash: '' };
  const weight = { document: 0, script: 0 };
  const record = records.of(analyzed);
  return { file, size: 0, weight, exact: undefined, route, record, rendered: true, isHidden: false };
}

/** Names the difference between pages that are rendered with two contexts; undefined if there is none. */
function difference(one: RenderContext, other: RenderContext | undefined): string | undefined {
  const linked = (context?: RenderContext) =>
    JSON.stringify([...(context?.sheets.linked ?? [])].map(([{ cspHash }, file]) => [cspHash, file]));
  const scripts = (context?: RenderContext) => JSON.stringify([context?.loader, context?.islands]);
  if (other === undefined || linked(one) !== linked(other)) return 'stylesheet files';
  return scripts(one) === scripts(other) ? undefined : 'scripts';
}
