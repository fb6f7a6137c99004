import type { Diagnostic, Issue } from '../../sdk/issue.ts';
import type { CardPlanner } from '../assets/cards/index.ts';
import type { MadePicture } from '../assets/pictures/picture-files.ts';
import { makeAssets } from '../assets/site-assets.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import { markupDiagnostics } from '../checks/check-markup.ts';
import { sortIssues } from '../checks/issues.ts';
import type { PageAnalyzer } from '../checks/page-analyzer.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { checkBudgets } from '../checks/rules/budget/check-budgets.ts';
import { goneRoutes } from '../hosting/gone-routes.ts';
import { freeMemory } from '../lib/spare-memory.ts';
import type { OutputFile } from '../output/index.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import { TemplateUse } from '../page/render/filled-section.ts';
import { compactBody, type PageBody, pageBody, type RenderContext, renderSections } from '../page/render/index.ts';
import { blockingSheets } from '../page/render/sheets.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { acrossPages } from './across-pages.ts';
import type { BuildOptions } from './build-contract.ts';
import type { BuiltPage, PageToMake, Route } from './built-page.ts';
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
  /** Whether there are near-duplicates. */
  readonly areNear: boolean;
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
  /** Whether there may be near-duplicates among the pages of the last build. */
  readonly wereNear: boolean;
}

/**
 * Makes a site in three steps. First the record of each page: reused, or made with its sections, which need no other page. Then
 * everything that needs all records: checks across pages, near-duplicates, style sheets, scripts. Then the documents, from both.
 */
export class BuildRun {
  readonly #tools: RunTools;
  readonly #templateUse = new TemplateUse();

  constructor(tools: RunTools) {
    this.#tools = tools;
  }

  /** Returns the site, or the errors that prevent writing it. */
  async site(routes: readonly Route[]): Promise<BuiltSite | readonly Issue[]> {
    const { opened, around, output, wereNear } = this.#tools;
    const isReused = ({ cached }: Route) => cached !== undefined;
    const anew = (reason: string) =>
      this.site(routes.map((route) => (isReused(route) ? { ...route, cached: undefined, reason } : route)));
    const drafts = await this.#drafts(routes);
    if (!this.#showsFirstDrawing(drafts)) return anew('rendered: the drawing on social cards changed');
    freeMemory();
    const apart = wereNear ? undefined : new Set(routes.flatMap(({ cached }) => cached?.record ?? []));
    const made = drafts.map(({ record }) => record);
    const { site, sheets, pages: summaries, records, near, diagnostics: found } = acrossPages(opened, made, apart);
    if (around === undefined || site === undefined || sheets === undefined || !this.#isClean(found)) {
      // A site with errors may not be rendered, so what reused pages know of their HTML would be news.
      if (routes.some(isReused)) return anew('rendered: the site has errors');
      return sortIssues(opened.locate(withoutConsequences([...found, ...markupDiagnostics(records)])));
    }
    const pages = drafts.map((page, index): PageToMake => {
      const record = records[index] ?? page.record;
      return { ...page, record, isHidden: near.hidden.has(record.page.path) };
    });
    const parts = { ...around, site, sheets, pages: summaries };
    return this.#finish(pages, parts, near.areNear, [
      ...found,
      ...markupDiagnostics(records),
      ...goneRoutes({ ...site, routes: summaries }, Object.keys(output.manifest.pages)),
    ]);
  }

  /** Returns the pages with their records. Renders those that cannot be reused. */
  async #drafts(routes: readonly Route[]): Promise<readonly PageToMake[]> {
    this.#tools.options.onStage?.('render');
    const made = new Map<RawPage | undefined, Omit<PageToMake, 'route'>>();
    for (const { raw, cached } of routes)
      if (cached !== undefined) made.set(raw, { record: cached.record, body: undefined, isHidden: false });
    const misses = routes.flatMap(({ raw, cached }) => (cached === undefined ? [raw] : []));
    await this.#render(misses, (raw, record, body) => made.set(raw, { record, body, isHidden: false }));
    return routes.flatMap((route) => {
      const page = made.get(route.raw);
      return page === undefined ? [] : [{ route, ...page }];
    });
  }

  async #render(
    pages: readonly (RawPage | undefined)[],
    use: (page: RawPage | undefined, record: PageRecord, body: PageBody | undefined) => void,
  ): Promise<void> {
    const { opened, around, options } = this.#tools;
    const drafts = new PageDrafts(opened, {
      render: around && ((page) => renderSections(page, this.#templateUse)),
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
    areNear: boolean,
    found: readonly Diagnostic[],
  ): Promise<BuiltSite | readonly Issue[]> {
    const { opened, output, options } = this.#tools;
    options.onStage?.('assets');
    const { context, files: assets } = await makeAssets(parts, options);
    const documents = new DocumentRun({ ...context, templateUse: this.#templateUse }, this.#tools);
    const built = await documents.make(pages, (raws, use) => this.#render(raws, use));
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
      areNear,
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

  #isClean(diagnostics: readonly Diagnostic[]): boolean {
    return this.#tools.opened.locate(diagnostics).every(({ severity }) => severity !== 'error');
  }
}
