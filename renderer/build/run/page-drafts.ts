import { MarkupChecks } from '../checks/check-markup.ts';
import type { AnalyzedPage, PageAnalyzer } from '../checks/page-analyzer.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { freeMemory } from '../lib/spare-memory.ts';
import type { RenderedSections } from '../page/render/index.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { KeptRecords } from './kept-records.ts';
import type { OpenedSite } from './open-site.ts';

/**
 * Number of pages in memory at a time: each takes about 12 KB once it is resolved, and more pages slow down garbage
 * collection.
 */
const usualBatch = 500;

interface DraftOptions {
  /** Undefined if the site has errors. */
  readonly render: ((page: ResolvedPage) => RenderedSections) | undefined;
  /** Number of pages in memory at a time. */
  readonly batch?: number | undefined;
}

/** A page that was analyzed, rendered and checked by itself. */
export interface Draft {
  readonly record: PageRecord;
  /** Undefined while an error prevents rendering. */
  readonly sections: RenderedSections | undefined;
}

/**
 * Makes the records of pages, batch by batch, with what checks of their HTML find. `use` gets each page as soon as it is rendered,
 * and is all that holds it afterwards: thousands of resolved pages would not fit into memory.
 */
export class PageDrafts {
  readonly #opened: OpenedSite;
  readonly #options: DraftOptions;
  readonly #checker: MarkupChecks | undefined;
  readonly #records = new KeptRecords();

  constructor(opened: OpenedSite, options: DraftOptions) {
    const { document } = opened;
    this.#opened = opened;
    this.#options = options;
    this.#checker = document && new MarkupChecks(document.source);
  }

  /** Makes drafts of pages; undefined stands for the page for unknown addresses. */
  async make(
    pages: readonly (RawPage | undefined)[],
    use: (page: RawPage | undefined, draft: Draft) => void,
  ): Promise<void> {
    const { options, routes, site, analyzer } = this.#opened;
    if (analyzer === undefined) return;
    const size = this.#options.batch ?? usualBatch;
    for (let from = 0; from < pages.length; from += size) {
      const batch = pages.slice(from, from + size);
      await options.yieldTurn?.();
      const drafts = new Map(this.#batch(batch, analyzer).map((draft) => [draft.record.at, draft]));
      for (const page of batch) {
        const draft = drafts.get(page?.at ?? site?.notFound.at ?? []);
        if (draft !== undefined) use(page, draft);
      }
      routes?.release();
      freeMemory();
    }
  }

  #batch(pages: readonly (RawPage | undefined)[], analyzer: PageAnalyzer): Draft[] {
    const raws = pages.flatMap((page) => page ?? []);
    const analyzed = analyzer.analyze(raws, raws.length < pages.length);
    const { render } = this.#options;
    if (render === undefined || !this.#opened.isSound())
      return analyzed.map((one) => ({ record: this.#records.of(one), sections: undefined }));
    return analyzed.map((one) => this.#rendered(one, render));
  }

  #rendered(analyzed: AnalyzedPage, render: NonNullable<DraftOptions['render']>): Draft {
    const sections = render(analyzed.page);
    const checked = this.#checker?.check(sections);
    const record = this.#records.of(analyzed, checked?.diagnostics, checked?.hits);
    return { record, sections };
  }
}
