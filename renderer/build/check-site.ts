import type { Issue } from '../sdk/issue.ts';
import { renderedFindings } from './across-pages.ts';
import { inOrder } from './checks/issues.ts';
import { PageChecker } from './checks/page-checker.ts';
import type { PageRecord } from './checks/page-record.ts';
import { diskFragments } from './page/render/fragments.ts';
import { passingSections, type RenderedSections, renderSections } from './page/render/index.ts';
import { type Plan, type PlanOptions, plan, type ReadyPlan } from './plan.ts';

/** What a check found. */
export interface CheckReport extends Pick<Plan, 'narrowed' | 'elsewhere'> {
  readonly issues: readonly Issue[];
  /** Number of pages that were checked; 0 when errors kept them from being rendered. */
  readonly pages: number;
  /** What was checked; missing where an error kept it from being ready. */
  readonly ready?: ReadyPlan;
}

/** Everything that can be known without writing: the analysis, and every section rendered in memory. */
export async function check(options: PlanOptions): Promise<CheckReport> {
  const { ready, narrowed, elsewhere, issues } = await plan(options);
  if (ready === undefined) return { issues, pages: 0, narrowed, elsewhere };
  const fragments = diskFragments(options.cacheDir);
  const { version } = ready.registry;
  // The last build's sections need not be rendered again, and what is rendered here is not stored.
  const render = fragments.isEmpty
    ? passingSections()
    : (page: ReadyPlan['pages'][number]) => renderSections(page, { version, fragments });
  const found = ready.locate(foundIn(ready, (index) => render(ready.pages[index] as ReadyPlan['pages'][number])));
  const all = inOrder([...issues, ...found, ...ready.unusedWaivers()]);
  return { issues: all, pages: ready.pages.length, narrowed, elsewhere, ready };
}

/** What is wrong with the HTML of pages. */
export function foundIn(
  { document, records }: Pick<ReadyPlan, 'document' | 'records'>,
  rendered: (index: number) => RenderedSections,
) {
  const checker = new PageChecker(document.source);
  const checked = records.map((record, index): PageRecord => {
    const { findings, hits } = checker.check(rendered(index));
    return { ...record, findings, hits };
  });
  return [...checked.flatMap(({ findings }) => findings), ...renderedFindings(checked)];
}
