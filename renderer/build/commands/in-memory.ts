import type { Issue } from '../../sdk/issue.ts';
import { type CardDrawings, cardDrawings } from '../assets/card-files.ts';
import { makeAssets } from '../assets/site-assets.ts';
import { foundIn } from '../check-site.ts';
import { inOrder } from '../checks/issues.ts';
import { siteFiles } from '../hosting/site-files.ts';
import { type FragmentStore, memoryFragments } from '../page/render/fragments.ts';
import {
  type RenderContext,
  type RenderedPage,
  type RenderedSections,
  renderDocument,
  renderSections,
} from '../page/render/index.ts';
import { type Plan, type PlanOptions, plan, type ReadyPlan } from '../plan.ts';

/** Pages that are rendered in some hundredths of a second. */
const pagesABreath = 50;

/** A site in memory, to be looked at. */
export interface MadeSite extends MadeSections {
  readonly rendered: readonly RenderedPage[];
}

/** A site in memory, its pages as their sections: {@link renderDocument} puts one together when it is wanted. */
export interface MadeSections {
  readonly ready: ReadyPlan;
  readonly context: RenderContext;
  readonly sections: readonly RenderedSections[];
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
  const { made, files, ...looked } = await sectionsInMemory(options, fragments);
  const rendered: RenderedPage[] = [];
  for (const sections of made?.sections ?? []) {
    if (rendered.length % pagesABreath === 0) await options.breathe?.();
    if (made !== undefined) rendered.push(renderDocument(sections, made.context));
  }
  const pages = rendered.map(({ page, html }) => [page.file, html] as const);
  return {
    ...looked,
    files: new Map([...pages, ...files]),
    cards: cardDrawings(made?.ready.cards, options),
    made: made && { ...made, rendered },
  };
}

/** The same without the documents of its pages, which are most of its bytes. */
export async function sectionsInMemory(
  options: PlanOptions,
  fragments: FragmentStore,
): Promise<{
  readonly plan: Plan;
  readonly issues: readonly Issue[];
  /** Every file but the pages. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly made: MadeSections | undefined;
}> {
  const planned = await plan(options);
  const { ready, issues } = planned;
  if (ready === undefined) return { plan: planned, issues, files: new Map(), made: undefined };
  const { context, files: assets } = await makeAssets(ready, options, fragments);
  const sections: RenderedSections[] = [];
  for (const [index, page] of ready.pages.entries()) {
    if (index % pagesABreath === 0) await options.breathe?.();
    sections.push(renderSections(page, context));
  }
  await options.breathe?.();
  const found = ready.locate(foundIn(ready, (index) => sections[index] as RenderedSections));
  const others = [...assets, ...siteFiles(ready, context)].map(({ path, bytes }) => [path, bytes] as const);
  return {
    plan: planned,
    issues: inOrder([...issues, ...found]),
    files: new Map(others),
    made: { ready, context, sections },
  };
}
