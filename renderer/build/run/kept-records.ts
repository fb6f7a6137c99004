import type { Diagnostic } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';
import type { AnalyzedPage } from '../checks/page-analyzer.ts';
import type { PageHits, PageRecord } from '../checks/page-record.ts';
import { Summaries } from '../page/summary.ts';

/** Makes slim records of pages. There may be hundreds of thousands in memory, so records share equal values. */
export class KeptRecords {
  readonly #summaries = new Summaries();
  readonly #facts = new Map<string, readonly string[]>();
  readonly #origins = new Map<string, PageOrigin>();

  /** Returns the record of a page, with the diagnostics and hits of its HTML. */
  of({ page, record }: AnalyzedPage, diagnostics: readonly Diagnostic[] = [], hits: PageHits = {}): PageRecord {
    const { at, origin, isDraft, hidden, targets, linked, facts, drawing, shingles } = record;
    const all = [...record.diagnostics, ...diagnostics];
    const every = { ...record.hits, ...hits };
    // One literal, because V8 uses slow maps for objects with many spread fields.
    return {
      page: this.#summaries.of(page),
      at,
      origin: origin && this.#shared(origin),
      isDraft,
      hidden,
      targets,
      linked,
      facts: facts && this.#names(facts),
      drawing,
      diagnostics: all.length === 0 ? none : all,
      hits: Object.keys(every).length === 0 ? noHits : every,
      shingles,
    };
  }

  /** The same list for all pages that say the same facts. */
  #names(facts: readonly string[]): readonly string[] {
    const key = facts.join();
    const known = this.#facts.get(key) ?? facts;
    this.#facts.set(key, known);
    return known;
  }

  /** The same origin for all pages of a matrix, without the values of the page. */
  #shared({ kind, of, pattern, sitemap }: PageOrigin): PageOrigin {
    const key = [kind, of, pattern, sitemap].join('\n');
    const known = this.#origins.get(key) ?? {
      kind,
      ...(of !== undefined && { of }),
      ...(pattern !== undefined && { pattern }),
      ...(sitemap !== undefined && { sitemap }),
    };
    this.#origins.set(key, known);
    return known;
  }
}

const none: readonly never[] = [];
const noHits: PageHits = {};
