import type { Site } from '../../site/site.ts';
import { type ComparedPage, NearDuplicates, type NearDuplicatesResult } from '../checks/near-duplicates/index.ts';
import { PageTexts } from '../checks/near-duplicates/page-texts.ts';
import { nearSignatures, signatureAt } from '../checks/near-duplicates/signature.ts';
import type { AnalyzedPage, PageAnalyzer } from '../checks/page-analyzer.ts';
import type { RawPage } from '../schema/raw-page.ts';

/** What is stored of a comparison for the next build. */
export interface LastComparison {
  /** Common shingles, which the signatures of pages leave out. */
  readonly common: Uint32Array;
  /** Whether there may be near-duplicates; unknown while the rule is off. */
  readonly areNear: boolean;
}

/** A reused page, and the signature of its text. */
export interface StoredSignature {
  readonly raw: RawPage;
  readonly signature: Uint8Array;
}

interface NearPagesOptions {
  readonly cacheDir: string;
  /** Maximum number of pages. */
  readonly count: number;
  /** The last build, if pages of it are reused. */
  readonly last?: LastComparison | undefined;
  /** Whether the rule about near-duplicates is off. */
  readonly isOff?: boolean;
}

/** Finds near-duplicate pages, batch by batch. */
export class NearPages {
  readonly #site: Site | undefined;
  readonly #options: NearPagesOptions;
  #duplicates: NearDuplicates | undefined;
  #found: Promise<NearDuplicatesResult> | undefined;
  /** The pages so far, if they may have to be compared with reused ones. */
  readonly #added: ComparedPage[] = [];

  constructor(site: Site | undefined, options: NearPagesOptions) {
    this.#site = site;
    this.#options = options;
  }

  /** Adds the pages of a batch that search engines may index. */
  async add(pages: readonly AnalyzedPage[]): Promise<void> {
    const { notFound, doorways } = this.#site ?? {};
    if (doorways === undefined) return;
    this.#duplicates ??= await NearDuplicates.start({
      ...this.#options,
      ...doorways,
      common: this.#options.last?.common,
    });
    const routes = pages.filter(({ node, page }) => node !== notFound && !page.noindex);
    const texts = new PageTexts(routes.map(({ node }) => node));
    for (const { node, page } of routes) {
      const compared = texts.of(node, page);
      this.#duplicates.add(compared);
      if (this.#options.last !== undefined) this.#added.push(compared);
    }
  }

  /** Call it after the last page. */
  async found(): Promise<NearDuplicatesResult> {
    this.#found ??= this.#duplicates?.result();
    return this.#found ?? { diagnostics: [], hidden: new Set() };
  }

  /** Signatures of the pages that were added, by their paths. */
  async signatures(): Promise<ReadonlyMap<string, Uint8Array>> {
    const { signatures } = await this.found();
    return new Map(signatures?.paths.map((path, index) => [path, signatureAt(signatures, index)]));
  }

  /** Returns what to store for the next build. */
  async comparison(): Promise<LastComparison> {
    const common = this.#options.last?.common ?? (await this.found()).signatures?.common ?? new Uint32Array();
    return { common, areNear: this.#isIgnored || (await this.#areNear()) };
  }

  /** Whether reused pages have to be compared again, because they or added pages may be near-duplicates. */
  async areAffected(stored: readonly StoredSignature[], analyzer: PageAnalyzer): Promise<boolean> {
    if (this.#isIgnored) return false;
    if (this.#options.last?.areNear || (await this.#areNear())) return true;
    const fresh = [...(await this.signatures()).values()];
    const signatures = stored.map(({ signature }) => signature);
    const near = nearSignatures(fresh, signatures, this.#site?.doorways.threshold ?? 1);
    if (near.length === 0) return false;
    const candidates = new NearPages(this.#site, { ...this.#options, count: this.#added.length + near.length });
    await candidates.add(analyzer.analyze(near.flatMap((index) => stored[index]?.raw ?? [])));
    for (const page of this.#added) candidates.#duplicates?.add(page);
    return candidates.#areNear();
  }

  /** Whether near-duplicates change nothing. */
  get #isIgnored(): boolean {
    return this.#options.isOff === true && this.#site?.doorways.action === 'error';
  }

  async #areNear(): Promise<boolean> {
    const { diagnostics, hidden } = await this.found();
    return diagnostics.length > 0 || hidden.size > 0;
  }

  /** Cancels the comparison, unless its result was requested. */
  drop(): void {
    if (this.#found === undefined) this.#duplicates?.drop();
  }
}
