import type { BuildOptions } from '../../build-contract.ts';
import type { ComparisonInParts } from '../../checks/doorways/index.ts';
import { RenderedLook } from '../../checks/rendered-findings.ts';
import type { Output } from '../../output/index.ts';
import { handPages, type MadePage } from '../../page/made-page.ts';
import type { RenderContext } from '../../page/render/index.ts';
import type { ReadyPlan } from '../../plan.ts';
import type { CastPage } from '../cast/mould.ts';
import { Moulds } from '../cast/moulds.ts';
import type { KnownCast, RowsGathering } from '../edited-rows/make-record.ts';
import { recipesOf } from '../recipes/recipes.ts';
import { lightPages } from './light-pages.ts';
import { LostPages } from './lost-pages.ts';
import { areLinkedAlike, type Parts } from './plans.ts';
import type { Portions, TabledSite } from './portions.ts';
import { SpareMemory } from './spare-memory.ts';

/** What the pages of a site are made with, part by part. */
export interface PartTools {
  readonly site: TabledSite;
  readonly portions: Portions;
  readonly parts: Parts;
  /** The plan of the first part. */
  readonly first: ReadyPlan;
  readonly comparison: ComparisonInParts;
  readonly context: RenderContext;
  readonly output: Output;
  /** Takes what is to be remembered of the rows; nothing where nothing is. */
  readonly rows: RowsGathering | undefined;
}

/** A row whose page is cast. */
interface FittingRow {
  readonly page: CastPage;
  /** Its number in the whole table. */
  readonly row: number;
}

/** Makes the pages of all parts. Wherever something is to be reported, it gives up. */
export class PartMaking {
  readonly #tools: PartTools;
  readonly #moulds: Moulds;
  readonly #lighten: (made: MadePage) => MadePage;
  readonly #memory: SpareMemory | undefined;
  readonly #lost: LostPages;
  #before: readonly MadePage[] = [];
  #after: readonly MadePage[] = [];
  /** By the numbers of their rows. */
  readonly #own: MadePage[] = [];
  /** What is left to do once pages that were handed over are written. */
  readonly #ends: (() => Promise<void>)[] = [];

  constructor(tools: PartTools, { year }: BuildOptions) {
    const { site, portions, context, output, comparison, first } = tools;
    const { loaded, parted } = site;
    const { reader } = portions;
    this.#tools = tools;
    this.#memory = parted.isLarge ? new SpareMemory() : undefined;
    this.#moulds = new Moulds({ loaded, matrix: parted.matrix, year, context, output, comparison, reader });
    this.#lighten = lightPages(output);
    this.#lost = new LostPages(first);
  }

  /** All pages in the order of the whole site; nothing where one plan is to make them. */
  async all(): Promise<readonly MadePage[] | undefined> {
    const { portions, first, comparison } = this.#tools;
    if (!(await this.#planned(first, portions.first, { isFirst: true }))) return undefined;
    const fitted: (readonly FittingRow[])[] = [];
    const castUpTo = async (left: number) => {
      while (fitted.length > left) await this.#cast(fitted.shift() ?? []);
    };
    for (const [index, numbers] of portions.others.entries()) {
      const fitting = await this.#fitted(numbers, { isFirst: index === 0 });
      if (fitting === undefined) return undefined;
      fitted.push(fitting);
      await castUpTo(this.#memory === undefined ? mostFitted : 0);
    }
    // To compare them takes its time, and what pages say is all that is needed of them.
    comparison.end();
    await castUpTo(0);
    await this.#end();
    return [...this.#before, ...this.#own, ...this.#after];
  }

  /** Finds the rows whose pages can be cast, and has those of the others planned. */
  async #fitted(
    numbers: readonly number[],
    { isFirst }: { readonly isFirst: boolean },
  ): Promise<readonly FittingRow[] | undefined> {
    const { site, portions, parts, first } = this.#tools;
    const rows = portions.rowsOf(numbers);
    if (rows === undefined) return undefined;
    const fitting: FittingRow[] = [];
    const others: number[] = [];
    for (const [index, row] of numbers.entries()) {
      const page = this.#moulds.fit(rows[index]);
      if (page === undefined) others.push(row);
      else {
        this.#moulds.compare(page);
        fitting.push({ page, row });
      }
    }
    // One plan of all is made sooner.
    if (isFirst && !site.parted.isLarge && others.length * 2 > numbers.length) return undefined;
    if (this.#lost.areTold(fitting.map(({ page }) => page))) return undefined;
    if (others.length === 0) return fitting;
    const ready = (await parts.plan(others))?.ready;
    if (ready === undefined || !areLinkedAlike(ready.sheets, first.sheets)) return undefined;
    return (await this.#planned(ready, others)) ? fitting : undefined;
  }

  async #cast(fitting: readonly FittingRow[]): Promise<void> {
    const { site, output, rows } = this.#tools;
    const making: Promise<MadePage>[] = [];
    const known: KnownCast[] = [];
    for (const { page } of fitting) {
      const made = this.#moulds.make(page);
      // What goes wrong with it is said in the end, by the first that it goes wrong with.
      made.catch(() => undefined);
      making.push(made);
      // In the end nothing is written any more while that is worked out.
      if (rows !== undefined) known.push(this.#moulds.known(page));
      await output.ready();
    }
    output.flush();
    await this.#endLater(async () => {
      const pages = await Promise.all(making);
      for (const [index, { row }] of fitting.entries()) {
        const made = pages[index] as MadePage;
        this.#own[row] = made;
        rows?.addCast(made, known[index] as KnownCast, [site.parted.table, row]);
      }
    });
  }

  /** Makes the pages of a part that was planned; says whether there is nothing to report of them. */
  async #planned(ready: ReadyPlan, numbers: readonly number[], { isFirst = false } = {}): Promise<boolean> {
    const { site, parts, context, output, rows } = this.#tools;
    const own = new Set(ready.site.routes.flatMap((node) => (parts.isOwn(node) ? [node.path] : [])));
    const wanted = isFirst ? ready.pages : ready.pages.filter(({ path }) => own.has(path));
    const look = new RenderedLook(ready);
    const handed = await handPages(wanted, context, output, look);
    if (look.findings().length > 0 || own.size !== numbers.length) return false;
    const found = recipesOf(ready, wanted, context.version);
    this.#moulds.add(ready, found.sources);
    await this.#endLater(async () => {
      const made = await Promise.all(handed);
      rows?.add(ready, made, new Map([[site.parted.table, numbers]]), found);
      const light = made.map(this.#lighten);
      const start = light.findIndex(({ page }) => own.has(page.path));
      for (const [index, row] of numbers.entries()) this.#own[row] = light[start + index] as MadePage;
      if (!isFirst) return;
      this.#before = light.slice(0, start);
      this.#after = light.slice(start + numbers.length);
    });
    return true;
  }

  /** While pages are written, the next ones can be made; of a large site no more are held than those of one part. */
  async #endLater(end: () => Promise<void>): Promise<void> {
    this.#ends.push(end);
    const most = this.#memory === undefined ? mostPending : 0;
    while (this.#ends.length > most) await this.#ends.shift()?.();
    this.#memory?.free();
  }

  async #end(): Promise<void> {
    for (const end of this.#ends.splice(0)) await end();
  }
}

/** Portions whose pages may wait to be cast: comparing them begins sooner if others are looked at first. */
const mostFitted = 3;

/** Lots of pages that are on their way while others are made: what was planned, and what was cast before. */
const mostPending = 3;
