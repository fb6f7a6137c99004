import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Issue } from '../../sdk/issue.ts';
import { sortIssues } from '../checks/issues.ts';
import type { AnalyzedPage } from '../checks/page-analyzer.ts';
import { PageChecker, type RenderedCheck } from '../checks/page-checker.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { freeMemory } from '../lib/spare-memory.ts';
import { diskFragments } from '../page/render/fragments.ts';
import { type RenderedSections, renderSections, sectionRenderer } from '../page/render/index.ts';
import { renderedDiagnostics } from './across-pages.ts';
import { type Analysis, type AnalyzedSite, concluded, type SiteOptions } from './analyze-site.ts';
import { usualBatch } from './built-page.ts';
import { NearPages } from './compare-pages.ts';
import { KeptRecords } from './kept-records.ts';
import { type OpenedSite, openSite } from './open-site.ts';

/** The result of a check. */
export interface CheckReport extends Pick<Analysis, 'routeFilter' | 'elsewhere'> {
  readonly issues: readonly Issue[];
  /** Number of checked pages; 0 if errors prevented rendering. */
  readonly pages: number;
  /** The checked site; undefined if it has errors. */
  readonly checked?: CheckedSite;
}

/** A site that can be rendered, with the records of its pages. */
export type CheckedSite = Pick<AnalyzedSite, 'site' | 'records' | 'locate'> & { readonly input: unknown };

/** Checks a site without writing: analyzes all pages and renders their sections in memory. */
export async function check(options: SiteOptions & { readonly batch?: number }): Promise<CheckReport> {
  const opened = await openSite(options);
  const run = new CheckRun(opened);
  try {
    const pages = opened.routes?.pages ?? [];
    const size = options.batch ?? usualBatch;
    for (let from = 0; from <= pages.length; from += size) {
      await options.yieldTurn?.();
      await run.add(opened.analyzer?.analyze(pages.slice(from, from + size), from + size > pages.length) ?? []);
      opened.routes?.release();
      freeMemory();
    }
    return await run.report();
  } finally {
    run.end();
  }
}

/** Checks pages batch by batch. Keeps only the record of each page. */
class CheckRun {
  readonly #opened: OpenedSite;
  readonly #near: NearPages;
  readonly #records: PageRecord[] = [];
  readonly #rendered: Diagnostic[] = [];
  readonly #kept = new KeptRecords();
  readonly #checker: PageChecker | undefined;
  readonly #render: (page: AnalyzedPage['page']) => RenderedSections;

  constructor(opened: OpenedSite) {
    const { site, routes, document, registry, options } = opened;
    const { cacheDir } = options;
    this.#opened = opened;
    this.#near = new NearPages(site, { cacheDir, count: (routes?.pages.length ?? 0) + 1 });
    this.#checker = document && new PageChecker(document.source);
    const fragments = diskFragments(cacheDir);
    const version = registry?.version ?? '';
    // Reuses sections of the last build. Stores no new ones.
    this.#render = fragments.isEmpty ? sectionRenderer() : (page) => renderSections(page, { version, fragments });
  }

  /** Whether pages can be rendered: there is no error so far. */
  get #isSound(): boolean {
    return this.#opened.analyzer !== undefined && this.#opened.isSound();
  }

  async add(analyzed: readonly AnalyzedPage[]): Promise<void> {
    const isSoundSoFar = this.#isSound;
    if (isSoundSoFar) await this.#near.add(analyzed);
    for (const one of analyzed) {
      const checked = isSoundSoFar ? this.#checker?.check(this.#render(one.page)) : undefined;
      append(this.#rendered, checked?.diagnostics ?? []);
      this.#records.push(this.#kept.of(one, [], checked?.hits));
    }
  }

  /** Call it after the last page. */
  async report(): Promise<CheckReport> {
    const opened = this.#opened;
    const near = this.#isSound ? await this.#near.found() : { diagnostics: [], hidden: new Set<string>() };
    const records = this.#records.map((record) =>
      near.hidden.has(record.page.path) ? { ...record, page: { ...record.page, noindex: true } } : record,
    );
    const { issues, routeFilter, elsewhere, isReady, isSound, site, locate } = concluded(opened, records, near);
    if (!isSound || site === undefined) return { issues, pages: 0, routeFilter, elsewhere };
    const found = locate([...this.#rendered, ...renderedDiagnostics(records)]);
    const { input } = opened.loaded ?? {};
    const all = sortIssues([...issues, ...found, ...locate(opened.unusedWaivers())]);
    const checked = isReady ? { site, records, locate, input } : undefined;
    return { issues: all, pages: records.length, routeFilter, elsewhere, ...(checked && { checked }) };
  }

  /** Frees resources, also after an error. */
  end(): void {
    this.#near.drop();
  }
}

/** Returns the diagnostics about the HTML of pages, by what is known of each. */
export function htmlDiagnostics(records: readonly PageRecord[], checkOf: (index: number) => RenderedCheck) {
  const checked = records.map((record, index): PageRecord => ({ ...record, ...checkOf(index) }));
  return [...checked.flatMap(({ diagnostics }) => diagnostics), ...renderedDiagnostics(checked)];
}
