import { everySection, type ResolvedPage } from '../resolve/index.ts';
import type { Weight } from '../weigh.ts';
import type { Budgets } from './index.ts';

/** A page as the build weighs it. */
export interface WeighedPage {
  readonly page: ResolvedPage;
  readonly weight: Weight;
}

/** A page over its budget, and the page that was weighed for it: itself, or one made of the same blocks. */
export interface Heavy<Page extends WeighedPage> {
  readonly made: Page;
  readonly bytes: number;
  readonly by: Page;
}

/**
 * Finds the pages over their budget without weighing each exactly. At quality 5 a page is 9 to 13% larger than at 11
 * (measured on 26 pages), so what fits at 5 fits. Of pages made of the same blocks, the largest is weighed exactly; the
 * others are larger at 5 by the same share, within one percent. Sums of what fragments weigh alone are 8 to 34% too
 * large, which is no bound to warn by.
 */
export function heavyPages<Page extends WeighedPage>(
  pages: readonly Page[],
  { html: budget }: Budgets,
  exactly: (page: Page) => number,
): Heavy<Page>[] {
  const suspects = new Map<string, Page[]>();
  for (const made of pages) {
    if (made.weight.document <= budget) continue;
    const shape = shapeOf(made);
    const alike = suspects.get(shape) ?? [];
    alike.push(made);
    suspects.set(shape, alike);
  }
  return [...suspects.values()].flatMap((alike) => {
    const largest = alike.reduce((most, made) => (made.weight.document > most.weight.document ? made : most));
    const bytes = exactly(largest);
    return alike.flatMap((made) => {
      const own = made === largest ? bytes : Math.round((made.weight.document * bytes) / largest.weight.document);
      return own > budget ? [{ made, bytes: own, by: largest }] : [];
    });
  });
}

function shapeOf({ page }: WeighedPage): string {
  return everySection(page)
    .map(({ definition }) => definition.block.type)
    .join(' ');
}
