import type { Weight } from '../../lib/weigh.ts';
import type { Budgets } from './index.ts';

/** A page as the build weighs it. */
export interface WeighedPage {
  /** The blocks that it is made of, in words. */
  readonly shape: string;
  /** Of its document as it stands, in bytes. */
  readonly size: number;
  readonly weight: Weight;
  /** What it weighs exactly, where that is known. */
  readonly exact?: number | undefined;
}

/** A page over its budget, and the page that was weighed for it: itself, or one made of the same blocks. */
export interface Heavy<Page extends WeighedPage> {
  readonly made: Page;
  readonly bytes: number;
  readonly by: Page;
}

/**
 * Finds the pages over their budget without weighing each exactly, or each at all. Of pages made of the same blocks, the
 * largest is weighed; the others weigh less in step with their size, give or take what their words can be compressed by,
 * so that only those are weighed that come near the budget. At quality 5 a page is 9 to 13% larger than at 11 (measured
 * on 26 pages), so what fits at 5 fits. Of those that do not, the largest is weighed exactly; the others are larger at 5
 * by the same share, within one percent. Sums of what fragments weigh alone are 8 to 34% too large, which is no bound to
 * warn by.
 */
export function heavyPages<Page extends WeighedPage>(
  pages: readonly Page[],
  { html: budget }: Budgets,
  exactly: (page: Page) => number,
): Heavy<Page>[] {
  const suspects = [...byShape(pages).values()].map((alike) => {
    const largest = alike.reduce((most, made) => (made.size > most.size ? made : most));
    const share = (largest.weight.document / largest.size) * (1 + leeway);
    return alike.filter(({ size, weight }) => size * share > budget && weight.document > budget);
  });
  return suspects.flatMap((alike) => {
    if (alike.length === 0) return [];
    const largest = alike.reduce((most, made) => (made.weight.document > most.weight.document ? made : most));
    const bytes = exactly(largest);
    return alike.flatMap((made) => {
      const own = made === largest ? bytes : Math.round((made.weight.document * bytes) / largest.weight.document);
      return own > budget ? [{ made, bytes: own, by: largest }] : [];
    });
  });
}

/** By how much words of one kind may be harder to compress than others: text of random letters is not among them. */
const leeway = 0.15;

/** Pages by the blocks they are made of. */
function byShape<Page extends WeighedPage>(pages: readonly Page[]): Map<string, Page[]> {
  const shapes = new Map<string, Page[]>();
  for (const made of pages) {
    const alike = shapes.get(made.shape);
    if (alike === undefined) shapes.set(made.shape, [made]);
    else alike.push(made);
  }
  return shapes;
}
