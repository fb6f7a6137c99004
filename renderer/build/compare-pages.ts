import type { Finding } from '../sdk/issue.ts';
import type { PageNode } from '../site/site.ts';
import type { BuildOptions } from './build-contract.ts';
import type { BuiltPage } from './build-run.ts';
import { comparingPages, type Doorways } from './checks/doorways/index.ts';
import { mayBeAlike, sketchSize } from './checks/doorways/sketch.ts';
import type { AnalyzedPage } from './checks/page-analyzer.ts';
import type { OpenedSite } from './open-site.ts';
import type { Route } from './reuse.ts';

/** Compares what pages say, so that those that say nearly the same are found. */
export class NearPages {
  readonly #opened: OpenedSite;
  readonly #options: BuildOptions;
  #analyzed: AnalyzedPage[] = [];
  #found: Promise<Doorways> | undefined;

  constructor(opened: OpenedSite, options: BuildOptions) {
    this.#opened = opened;
    this.#options = options;
  }

  add(pages: readonly AnalyzedPage[]): void {
    this.#analyzed.push(...pages);
    this.#found = undefined;
  }

  async found(): Promise<{ readonly findings: readonly Finding[]; readonly hidden: ReadonlySet<string> }> {
    this.#found ??= this.#compare();
    return this.#found;
  }

  /** Signatures of the pages that were added, by their paths. */
  async signatures(): Promise<ReadonlyMap<string, Uint8Array>> {
    this.#found ??= this.#compare();
    const { compared } = await this.#found;
    const { paths = [], sketches = new Uint8Array() } = compared ?? {};
    return new Map(paths.map((path, index) => [path, sketches.subarray(index * sketchSize, (index + 1) * sketchSize)]));
  }

  /** Whether pages that were added say nearly the same as pages that are reused, or as each other. */
  async areAffected(built: ReadonlyMap<Route, BuiltPage>): Promise<boolean> {
    const { site, analyzer } = this.#opened;
    const reused = [...built.values()].filter(({ rendered }) => !rendered);
    if (reused.some(({ isHidden }) => isHidden)) return true;
    const threshold = site?.doorways.threshold ?? 1;
    const fresh = [...(await this.signatures()).values()];
    const near = reused.flatMap(({ route: { raw, cached } }) => {
      const signature = cached?.signature;
      const isNear = signature !== undefined && fresh.some((one) => mayBeAlike(one, signature, threshold));
      return isNear && raw !== undefined ? [raw] : [];
    });
    if (near.length > 0 && analyzer !== undefined) this.add(analyzer.analyze(near));
    const { findings, hidden } = await this.found();
    return findings.length > 0 || hidden.size > 0;
  }

  async #compare(): Promise<Doorways> {
    const { site } = this.#opened;
    const nodes: PageNode[] = this.#analyzed.map(({ node }) => node).filter((node) => node !== site?.notFound);
    const comparison =
      site &&
      (await comparingPages({ ...site, routes: nodes }, { cacheDir: this.#options.cacheDir, wantsSketches: true }));
    if (comparison === undefined) return { findings: [], hidden: new Set() };
    for (const { page } of this.#analyzed) comparison.add(page);
    return comparison.found();
  }
}
