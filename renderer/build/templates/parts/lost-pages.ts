import { orphans, reachedFrom } from '../../checks/lint/orphans.ts';
import type { ReadyPlan } from '../../plan.ts';
import type { CastPage } from '../cast/mould.ts';

/** Pages that were cast and that nothing leads to: nobody has planned them, so nobody has told of it. */
export class LostPages {
  readonly #first: ReadyPlan;
  readonly #reached: ReadonlySet<string>;
  #isTold: boolean | undefined;

  /** All pages have the links of those in the first part; those of hidden ones count for nothing. */
  constructor(first: ReadyPlan) {
    const open = first.pages.flatMap(({ path, noindex }) => (noindex ? [] : [path]));
    this.#first = first;
    this.#reached = reachedFrom(open, first.resolution.links);
  }

  /** Whether there is one among these, and the site wants to be told of such pages. */
  areTold(pages: readonly CastPage[]): boolean {
    const lost = pages.find(({ path, mould }) => !mould.source.page.noindex && !this.#reached.has(path));
    if (lost === undefined) return false;
    this.#isTold ??= this.#first.locate(this.#findingOf(lost)).length > 0;
    return this.#isTold;
  }

  /** What there is to say of one that nothing leads to, by the route that makes it. */
  #findingOf({ mould: { source } }: CastPage) {
    const { site, pages } = this.#first;
    const own = site.routes.find(({ origin }) => origin?.kind === 'matrix' && origin.of === source.recipe.matrix);
    const open = [site.routes.find(({ path }) => path === '/'), own].flatMap((node) => {
      const page = pages.find(({ path }) => path === node?.path);
      return node && page ? [{ node, page }] : [];
    });
    return orphans(open, new Map());
  }
}
