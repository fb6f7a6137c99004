import type { Issue } from '../sdk/issue.ts';
import type { Registry } from '../site/registry.ts';
import { leftToTheRun } from './cache/same-inputs.ts';
import { inOrder } from './checks/issues.ts';
import { RenderedLook } from './checks/rendered-findings.ts';
import { diskFragments } from './page/render/fragments.ts';
import { passingSections, type RenderedSections, renderSections } from './page/render/index.ts';
import type { ResolvedPage } from './page/resolve/index.ts';
import { loadSite, type Plan, type PlanOptions, plan, type ReadyPlan } from './plan.ts';
import { tableMarks } from './routes/tables.ts';
import { partedMatrix } from './templates/parts/parted.ts';

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
  if (options.routes !== undefined || options.input !== undefined) return checkAtOnce(options);
  const loading = options.loaded ?? loadSite(options);
  // The plan reports why a site cannot be read.
  const loaded = await Promise.resolve(loading).catch(leftToTheRun);
  if (loaded === undefined) return checkAtOnce({ ...options, loaded: loading });
  const tables = tableMarks(loaded.data);
  const parted = partedMatrix(loaded, tables);
  if (parted === undefined || !parted.isLarge) return checkAtOnce({ ...options, loaded: loading });
  const { checkInParts } = await import('./templates/parts/check.ts');
  const checked = await checkInParts({ loaded, tables, parted }, rendering(options, loaded.registry), options);
  if (checked !== undefined) return { ...checked, narrowed: undefined, elsewhere: 0 };
  // The table was let go of, and may be another by now.
  return checkAtOnce({ ...options, loaded: loadSite(options) });
}

/** Looks at all pages by one plan. */
async function checkAtOnce(options: PlanOptions): Promise<CheckReport> {
  const planned = await plan({ ...options, comparesLater: true });
  const { ready, narrowed } = planned;
  if (ready === undefined) return { issues: planned.issues, pages: 0, narrowed, elsewhere: planned.elsewhere };
  const render = rendering(options, ready.registry);
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

/** What the last build rendered need not be rendered to be looked at; nothing is kept of what is. */
function rendering({ cacheDir }: PlanOptions, { version }: Registry): (page: ResolvedPage) => RenderedSections {
  const fragments = diskFragments(cacheDir);
  return fragments.isEmpty ? passingSections() : (page) => renderSections(page, { version, fragments });
}
