import type { Issue } from '../kit/issue.ts';
import { inOrder } from './issues.ts';
import { type Plan, type PlanOptions, plan, type ReadyPlan } from './plan.ts';
import { diskFragments } from './render/fragments.ts';
import { passingSections, renderSections } from './render/index.ts';
import { RenderedLook } from './rendered-findings.ts';
import type { ResolvedPage } from './resolve/index.ts';

/** What a check found. */
export interface CheckReport extends Pick<Plan, 'narrowed' | 'elsewhere'> {
  readonly issues: readonly Issue[];
  /** Number of pages that were looked at; 0 when errors kept them from being rendered. */
  readonly pages: number;
  /** What was looked at; nothing where an error kept it from being ready. */
  readonly ready?: ReadyPlan;
}

/** Everything that can be known without writing: the plan, and every section rendered in memory and looked at. */
export async function check(options: PlanOptions): Promise<CheckReport> {
  const planned = await plan({ ...options, comparesLater: true });
  const { ready, narrowed } = planned;
  if (ready === undefined) return { issues: planned.issues, pages: 0, narrowed, elsewhere: planned.elsewhere };
  // What the last build rendered need not be rendered to be looked at; nothing is kept of what is.
  const fragments = diskFragments(options.cacheDir);
  const context = { version: ready.registry.version, fragments };
  const render = fragments.isEmpty ? passingSections() : (page: ResolvedPage) => renderSections(page, context);
  // The documents around the sections say nothing that is not known yet, so none is put together.
  const look = new RenderedLook(ready);
  for (const page of ready.pages) look.add(render(page));
  const shown = look.findings();
  const alike = await planned.comparison();
  const issues = inOrder([...planned.issues, ...alike.issues]);
  const elsewhere = planned.elsewhere + alike.elsewhere;
  if (alike.isFaulty) return { issues, pages: 0, narrowed, elsewhere };
  const found = ready.locate(shown);
  return {
    issues: inOrder([...issues, ...found, ...ready.unusedWaivers()]),
    pages: ready.pages.length,
    narrowed,
    elsewhere,
    ready,
  };
}
