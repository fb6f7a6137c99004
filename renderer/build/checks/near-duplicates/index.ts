import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { nearDiagnostics, type ReportedPair } from './diagnostics.ts';
import type { JoinedSignatures } from './signature.ts';
import { type ComparisonWorker, startComparison } from './worker.ts';

/** A page as it is compared with others. */
export interface ComparedPage {
  readonly path: string;
  /** JSON path of the route that made the page; undefined for a page that is written by hand. */
  readonly route: Path | undefined;
  /** Values that the page only fills in. */
  readonly filledIn: readonly string[];
  readonly sections: readonly ComparedSection[];
}

export interface ComparedSection {
  /** The texts of the section, joined by `textEnd`. */
  readonly text: string;
  /** Other pages may have the same section: it is handed over and read once. */
  readonly isShared: boolean;
}

/** The signatures of pages, for the comparison in the next build. */
export interface Signatures extends JoinedSignatures {
  readonly paths: readonly string[];
  /** Shingles that the signatures leave out. */
  readonly common: Uint32Array;
}

export interface NearDuplicatesResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of pages to hide from search engines. */
  readonly hidden: ReadonlySet<string>;
  /** Undefined if all pages are written by hand. */
  readonly signatures?: Signatures | undefined;
}

export interface NearDuplicatesOptions {
  /** How many pages there may be. */
  readonly count: number;
  /** Share of shingles beyond which pages are near duplicates, 0 to 1. */
  readonly threshold: number;
  readonly action: 'error' | 'noindex';
  /** Folder for what is stored between runs. */
  readonly cacheDir: string;
  /** Shingles for the signatures to leave out, so that they can be compared with stored ones. */
  readonly common?: Uint32Array | undefined;
}

/**
 * Finds pages with the same text except for the names in it. Search engines take them for doorways and may penalise the whole
 * site (Google Search Central, spam policies, "Doorway abuse"). Compares the texts of the pages' own sections without the
 * values that they fill in. Pages that are written by hand are compared, and never reported.
 */
export class NearDuplicates {
  readonly #options: NearDuplicatesOptions;
  readonly #worker: ComparisonWorker;
  readonly #written: string[] = [];
  readonly #made: { readonly path: string; readonly route: Path }[] = [];
  /** Numbers of the sections that several pages have. */
  readonly #shared = new Map<string, number>();

  private constructor(options: NearDuplicatesOptions, worker: ComparisonWorker) {
    this.#options = options;
    this.#worker = worker;
  }

  /** Starts a thread if there are many pages, which works while other pages are still resolved. */
  static async start(options: NearDuplicatesOptions): Promise<NearDuplicates> {
    return new NearDuplicates(options, await startComparison(options));
  }

  add({ path, route, filledIn, sections }: ComparedPage): void {
    if (route === undefined) this.#written.push(path);
    else this.#made.push({ path, route });
    const texts = sections.map(({ text, isShared }) => (isShared ? this.#numberOf(text) : text));
    this.#worker.add({ isWritten: route === undefined, filledIn, sections: texts });
  }

  /** Returns the result. Call it once, after the last page. */
  async result(): Promise<NearDuplicatesResult> {
    if (this.#made.length === 0) {
      this.drop();
      return { diagnostics: [], hidden: new Set() };
    }
    const { threshold, action, common: leftOut } = this.#options;
    const { pairs, signatures, common } = await this.#worker.compare(threshold, leftOut);
    const pathOf = (page: number) => this.#written[page] ?? this.#made[page - this.#written.length]?.path ?? '';
    const reported = pairs.map(({ page, other, similarity }): ReportedPair => {
      const { path = '', route = [] } = this.#made[page - this.#written.length] ?? {};
      return { path, route, other: pathOf(other), similarity: similarity };
    });
    return {
      diagnostics: action === 'error' ? nearDiagnostics(reported, threshold) : [],
      hidden: new Set(action === 'noindex' ? reported.map(({ path }) => path) : []),
      signatures: { paths: [...this.#written, ...this.#made.map(({ path }) => path)], ...signatures, common },
    };
  }

  /** Gives up the comparison. */
  drop(): void {
    this.#worker.drop();
  }

  #numberOf(text: string): number {
    const known = this.#shared.get(text);
    if (known !== undefined) return known;
    const number = this.#shared.size;
    this.#shared.set(text, number);
    this.#worker.addShared(text);
    return number;
  }
}
