import type { Weight } from '../../../lib/weigh.ts';
import { groupBy } from '../../grouping.ts';
import type { Budgets } from './index.ts';

/** A page as the build weighs it. */
export interface WeighedPage {
  /** The types of its blocks, in order. */
  readonly shape: string;
  /** Size of its document, in bytes. */
  readonly size: number;
  readonly weight: Weight;
  /** Its exact weight, if it is known. */
  readonly exact?: number | undefined;
}

/** A page over its budget. */
export interface Heavy<Page extends WeighedPage> {
  readonly page: Page;
  readonly bytes: number;
  /** The page that was weighed: this one, or one with the same blocks. */
  readonly weighed: Page;
}

/**
 * Finds the pages over their budget, and weighs as few of them as possible. Of pages with the same blocks, the largest is
 * weighed first. The weight of the others follows from their size, give or take how well their text compresses, so only
 * pages near the budget are weighed. Brotli makes a page 9 to 13 % larger at quality 5 than at 11 (measured on 26 pages): a
 * page that fits at 5 fits. Of the others, the largest is weighed at 11, and the rest are larger at 5 by the same share,
 * within one percent. The weights of single fragments add up to 8 to 34 % too much, so they are no estimate.
 */
export function heavyPages<Page extends WeighedPage>(
  pages: readonly Page[],
  { html: budget }: Budgets,
  exactly: (page: Page) => number,
): Heavy<Page>[] {
  const suspects = groupBy(pages, ({ shape }) => shape).map((group) => {
    const largest = group.reduce((most, page) => (page.size > most.size ? page : most));
    const share = (largest.weight.document / largest.size) * (1 + leeway);
    return group.filter(({ size, weight }) => size * share > budget && weight.document > budget);
  });
  return suspects.flatMap((group) => {
    if (group.length === 0) return [];
    const largest = group.reduce((most, page) => (page.weight.document > most.weight.document ? page : most));
    const bytes = exactly(largest);
    return group.flatMap((page) => {
      const own = page === largest ? bytes : Math.round((page.weight.document * bytes) / largest.weight.document);
      return own > budget ? [{ page, bytes: own, weighed: largest }] : [];
    });
  });
}

/** How much worse the text of one page may compress than that of another. Random letters are not considered. */
const leeway = 0.15;
