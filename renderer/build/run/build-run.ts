import type { Diagnostic, Issue } from '../../sdk/issue.ts';
import type { CardPlanner } from '../assets/cards/index.ts';
import type { MadePicture } from '../assets/pictures/picture-files.ts';
import { makeAssets } from '../assets/site-assets.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import { checkBudgets } from '../checks/budget/check-budgets.ts';
import { sortIssues } from '../checks/issues.ts';
import type { PageAnalyzer } from '../checks/page-analyzer.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { goneRoutes } from '../hosting/gone-routes.ts';
import { freeMemory } from '../lib/spare-memory.ts';
import type { OutputFile } from '../output/index.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import { blockingSheets } from '../page/render/css-delivery.ts';
import { TemplateUse } from '../page/render/filled-section.ts';
import { diskFragments } from '../page/render/fragments.ts';
import { compactBody, type PageBody, pageBody, type RenderContext, renderSections } from '../page/render/index.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { acrossPages, foundTogether, renderedDiagnostics } from './across-pages.ts';
import type { BuildOptions } from './build-contract.ts';
import { asHidden, type BuiltPage, type PageToMake, type Route } from './built-page.ts';
import { type LastComparison, NearPages, type StoredSignature } from './compare-pages.ts';
import { DocumentRun, type DocumentTools } from './document-run.ts';
import { madePictures } from './made-pictures.ts';
import { type OpenedSite, withoutConsequences } from './open-site.ts';
import { PageDrafts } from './page-drafts.ts';

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
export interface RunTools extends DocumentTools {
  readonly opened: OpenedSite & { readonly analyzer: PageAnalyzer };
  /** The site around its pages; undefined if it has errors. */
  readonly around:
    | (Omit<SiteParts, 'pages' | 'sheets'> & { readonly cards: CardPlanner; readonly pictures: PicturePlanner })
    | undefined;
  readonly options: BuildOptions;
  /** How the pages of the last build were compared. */
  readonly comparison: LastComparison | undefined;
}

/**
 * Makes a site in three steps. First the record of each page: reused, or made with its sections, which need no other page. Then
 * everything that needs all records: checks across pages, near-duplicates, style sheets, scripts. Then the documents, from both.
 */
export class BuildRun {
  readonly #tools: RunTools;
  readonly #fragments: ReturnType<typeof diskFragments>;
  readonly #templateUse = new TemplateUse();
  #near: NearPages;

  constructor(tools: RunTools) {
    this.#tools = tools;
    this.#fragments = diskFragments(tools.options.cacheDir);
    this.#near = this.#comparison([]);
  }

  /** Returns the site, or the errors that prevent writing it. */
  async site(routes: readonly Route[]): Promise<BuiltSite | readonly Issue[]> {
    const { opened, around, output } = this.#tools;
    const reuses = routes.some(({ cached }) => cached !== undefined);
    const anew = (reason: string) =>
      this.site(
        routes.map((route) => ({
          ...route,
          cached: undefined,
          reason: route.cached === undefined ? route.reason : reason,
        })),
      );
    this.#near.drop();
    this.#near = this.#comparison(routes);
    const drafts = await this.#drafts(routes);
    if (reuses && (await this.#near.areAffected(signaturesOf(routes), opened.analyzer)))
      return anew('rendered: near-duplicate pages changed');
    if (!this.#showsFirstDrawing(drafts)) return anew('rendered: the drawing on social cards changed');
    const near = await this.#near.found();
    const pages = drafts.map((page) =>
      near.hidden.has(page.record.page.path) ? { ...page, isHidden: true, record: asHidden(page.record) } : page,
    );
    const records = pages.map(({ record }) => record);
    freeMemory();
    const { site, sheets, pages: summaries, diagnostics } = acrossPages(opened, records);
    const found = foundTogether(diagnostics, near.diagnostics);
    if (around === undefined || site === undefined || sheets === undefined || !this.#isClean(found)) {
      if (reuses) return anew('rendered: the site has errors');
      return sortIssues(opened.locate(withoutConsequences([...found, ...renderedDiagnostics(records)])));
    }
    return this.#finish(pages, { ...around, site, sheets, pages: summaries }, [
      ...found,
      ...renderedDiagnostics(records),
      ...goneRoutes({ ...site, routes: summaries }, Object.keys(output.manifest.pages)),
    ]);
  }

  /** Frees resources, also after an error. */
  end(): void {
    this.#near.drop();
  }

  /** Returns the pages with their records. Renders those that cannot be reused. */
  async #drafts(routes: readonly Route[]): Promise<readonly PageToMake[]> {
    this.#tools.options.onStage?.('render');
    const made = new Map<RawPage | undefined, Omit<PageToMake, 'route'>>();
    for (const { raw, cached } of routes)
      if (cached !== undefined) made.set(raw, { record: cached.record, body: undefined, isHidden: cached.isHidden });
    const misses = routes.flatMap(({ raw, cached }) => (cached === undefined ? [raw] : []));
    await this.#render(misses, this.#near, (raw, record, body) => made.set(raw, { record, body, isHidden: false }));
    return routes.flatMap((route) => {
      const page = made.get(route.raw);
      return page === undefined ? [] : [{ route, ...page }];
    });
  }

  async #render(
    pages: readonly (RawPage | undefined)[],
    near: NearPages | undefined,
    use: (page: RawPage | undefined, record: PageRecord, body: PageBody | undefined) => void,
  ): Promise<void> {
    const { opened, around, options } = this.#tools;
    const context = {
      version: opened.registry?.version ?? '',
      fragments: this.#fragments,
      templateUse: this.#templateUse,
    };
    const drafts = new PageDrafts(opened, {
      near,
      render: around && ((page) => renderSections(page, context)),
      batch: options.batch,
    });
    await drafts.make(pages, (page, { record, sections }) =>
      use(page, record, sections && compactBody(pageBody(sections))),
    );
  }

  /** Makes everything that depends on all pages, and the documents. */
  async #finish(
    pages: readonly PageToMake[],
    parts: SiteParts & Pick<NonNullable<RunTools['around']>, 'cards' | 'pictures'>,
    found: readonly Diagnostic[],
  ): Promise<BuiltSite | readonly Issue[]> {
    const { opened, output, options } = this.#tools;
    options.onStage?.('assets');
    const { context, files: assets } = await makeAssets(parts, options, this.#fragments);
    const documents = new DocumentRun({ ...context, templateUse: this.#templateUse }, this.#tools);
    const built = await documents.make(pages, (raws, use) => this.#render(raws, undefined, use));
    const records = pages.map(({ record }) => record);
    const heavy = checkBudgets(
      built.map(({ record: { page, at }, size, weight, exact }) => ({ page, at, size, weight, exact })),
      parts.site.budgets,
      {
        html: ({ file }) => output.read(file).toString(),
        linked: (page) => blockingSheets(page, parts.styles, parts.sheets),
      },
    );
    const { pictures, diagnostics: heavyPictures } = await madePictures(parts, records, parts.pictures, this.#tools);
    const issues = sortIssues(opened.locate([...found, ...heavy.diagnostics, ...heavyPictures]));
    if (issues.some(({ severity }) => severity === 'error')) return issues;
    return {
      parts,
      pages: built,
      context: documents.context,
      assets,
      issues,
      exact: heavy.exact,
      near: this.#near,
      cards: parts.cards,
      pictures,
      planner: parts.pictures,
      areGone: found.some(({ code }) => code === 'route-gone'),
    };
  }

  /** Whether cards show the first drawing of the site. If not, the planner shows it from now on. */
  #showsFirstDrawing(pages: readonly PageToMake[]): boolean {
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

  #isClean(diagnostics: readonly Diagnostic[]): boolean {
    return this.#tools.opened.locate(diagnostics).every(({ severity }) => severity !== 'error');
  }
}

/** The signatures of reused pages. */
function signaturesOf(routes: readonly Route[]): StoredSignature[] {
  return routes.flatMap(({ raw, cached }) =>
    raw !== undefined && cached?.signature !== undefined ? [{ raw, signature: cached.signature }] : [],
  );
}
