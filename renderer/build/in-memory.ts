import type { Issue } from '../kit/issue.ts';
import { type CardDrawings, cardDrawings } from './card-files.ts';
import { inOrder } from './issues.ts';
import { type Plan, type PlanOptions, plan, type ReadyPlan } from './plan.ts';
import { type FragmentStore, memoryFragments } from './render/fragments.ts';
import { type RenderContext, type RenderedPage, renderPage } from './render/index.ts';
import { foundIn } from './rendered-findings.ts';
import { makeAssets } from './site-assets.ts';
import { siteFiles } from './site-files.ts';

/** A site in memory, to be looked at. */
export interface MadeSite {
  readonly ready: ReadyPlan;
  readonly context: RenderContext;
  readonly rendered: readonly RenderedPage[];
}

/** Every file of a site in memory, as `build` would write it: what `dev` serves. */
export async function buildInMemory(
  options: PlanOptions,
  fragments: FragmentStore = memoryFragments(),
): Promise<{
  readonly plan: Plan;
  readonly issues: readonly Issue[];
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly cards: CardDrawings;
  /** The pages behind the files, and what they were made with; nothing when an error kept them from being made. */
  readonly made: MadeSite | undefined;
}> {
  const made = await plan(options);
  const { ready, issues } = made;
  if (ready === undefined) {
    return { plan: made, issues, files: new Map(), cards: cardDrawings(undefined, options), made: undefined };
  }
  const { context, files: assets } = await makeAssets(ready, options, fragments);
  const rendered = ready.pages.map((page) => renderPage(page, context));
  const found = ready.locate(foundIn(rendered, ready));
  const pages = rendered.map(({ page, html }) => [page.file, html] as const);
  const others = [...assets, ...siteFiles(ready, context)].map(({ path, bytes }) => [path, bytes] as const);
  return {
    plan: made,
    issues: inOrder([...issues, ...found]),
    files: new Map([...pages, ...others]),
    cards: cardDrawings(ready, options),
    made: { ready, context, rendered },
  };
}
