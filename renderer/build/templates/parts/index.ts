import { makeAssets } from '../../assets/site-assets.ts';
import type { BuildOptions } from '../../build-contract.ts';
import { budgetFindings } from '../../checks/budget/settle.ts';
import { ComparisonInParts } from '../../checks/doorways/index.ts';
import { inOrder } from '../../checks/issues.ts';
import { isError } from '../../checks/rendered-findings.ts';
import { chooseCssDelivery } from '../../hosting/choose-css-delivery.ts';
import { goneRoutes } from '../../hosting/gone-routes.ts';
import { FolderChanged, type Output, withOutput } from '../../output/index.ts';
import type { MadePage } from '../../page/made-page.ts';
import { blockingSheets } from '../../page/render/css-delivery.ts';
import { diskFragments } from '../../page/render/fragments.ts';
import type { RenderContext } from '../../page/render/index.ts';
import { putSite, type StandingSite } from '../../put-site.ts';
import type { RowsGathering } from '../edited-rows/make-record.ts';
import { acrossPages, issuesTogether } from './across-pages.ts';
import { PartMaking } from './making.ts';
import { areLinkedAlike, hangsOnOthers, Parts, type SoundPart } from './plans.ts';
import { portionsOf, type TabledSite } from './portions.ts';
import { SpareMemory } from './spare-memory.ts';

/** A site with a matrix that is made in parts. */
export interface PartedSite extends TabledSite {
  /** Bundles of islands that are under way. */
  readonly ahead: Promise<void> | undefined;
  /** Takes what is to be remembered of the rows; nothing where nothing is. */
  readonly rows: RowsGathering | undefined;
}

/**
 * Makes the pages of a matrix part by part. Some rows of each kind are planned as a site of their own with the pages around the
 * matrix; the pages of all that are like them are cast (`build/cast/`), and the others are planned, some at a time. What was
 * planned is let go of once its pages are written, so that memory holds one part, and of all other pages what the files around
 * them need.
 *
 * Nothing comes back, and nothing is written, wherever the parts might not come to what the whole does: where there is
 * something to report, or where pages hang on others than those of their part. A build of the whole says then what it is.
 * What pages have to do with each other is looked at across all parts in the end: addresses, titles, likeness, policies.
 */
export async function buildInParts(site: PartedSite, options: BuildOptions): Promise<StandingSite | undefined> {
  const { out, cacheDir } = options;
  const { parted, rows } = site;
  // Whoever bundles meanwhile has questions first, and to read the rows takes a while.
  await options.breathe?.();
  const portions = portionsOf(site);
  if (portions === undefined) return undefined;
  const wantsSketches = rows !== undefined;
  const comparison = new ComparisonInParts({ count: parted.count, wantsSketches, cacheDir });
  const parts = new Parts({ ...site, wantsSketches }, comparison, options);
  try {
    const first = await parts.plan(portions.first, { isFirst: true });
    if (first === undefined || hangsOnOthers(first.ready, parts)) return undefined;
    options.onPlan?.(first);
    options.onStage?.('assets');
    const { context } = await makeAssets(first.ready, options, diskFragments(cacheDir), site.ahead);
    const make = async (output: Output) => {
      options.onStage?.('render');
      const tools = { site, portions, parts, first: first.ready, comparison, context, output, rows };
      const made = await new PartMaking(tools, options).all();
      return made && putAll(made, { first, context, parts, comparison, rows, output }, options);
    };
    return await withOutput({ out, cacheDir, expects: parted.count }, make);
  } catch (error) {
    // Somebody changed the folder meanwhile: a build of the whole sees to it.
    if (!(error instanceof FolderChanged)) throw error;
    return undefined;
  } finally {
    comparison.drop();
  }
}

/** What the end of a build in parts needs of what was before. */
interface Around {
  readonly first: SoundPart;
  readonly context: RenderContext;
  readonly parts: Parts;
  readonly comparison: ComparisonInParts;
  readonly rows: RowsGathering | undefined;
  readonly output: Output;
}

/** Looks at all pages together, and puts the site in place; nothing where something is to be reported. */
async function putAll(
  made: readonly MadePage[],
  { first, context, parts, comparison, rows, output }: Around,
  options: BuildOptions,
): Promise<StandingSite | undefined> {
  const memory = parts.isLarge ? new SpareMemory() : undefined;
  const pages = made.map(({ page }) => page);
  const { site, styles, document } = first.ready;
  const ready = { ...first.ready, pages, sheets: chooseCssDelivery(site, pages, styles, { document: document.code }) };
  const paths = new Set(pages.map(({ path }) => path));
  if ([...parts.asked].some((path) => !paths.has(path)) || acrossPages(ready).length > 0) return undefined;
  // Another part may have had blocks that the first has not.
  const whole = await makeAssets(ready, options, context.fragments);
  if (!isSameContext(whole.context, context)) return undefined;
  const { findings, exact } = budgetFindings(made, site, {
    html: ({ page }) => output.read(page.file),
    linked: ({ page }) => blockingSheets(page, styles, ready.sheets),
  });
  if (findings.length > 0) return undefined;
  const gone = goneRoutes({ ...site, routes: pages }, Object.keys(output.manifest.pages));
  const told = await issuesTogether(ready, parts);
  if (told === undefined || told.some(isError)) return undefined;
  // Comparing takes most memory of all, and takes its time.
  memory?.free({ now: true });
  const { areAlike, compared } = await comparison.found();
  if (areAlike) return undefined;
  const issues = inOrder([...first.issues, ...told, ...ready.locate(gone)]);
  memory?.free({ now: true });
  const put = await putSite(
    output,
    { ready, pages: made, context: whole.context, assets: whole.files, issues, exact, faulty: new Set() },
    options,
  );
  memory?.free({ now: true });
  return { ...put, ready, pages: made, context: whole.context, compared, rows, areGone: gone.length > 0 };
}

/** Whether pages that were made with one context are what they would be with the other. */
function isSameContext(one: RenderContext, other: RenderContext): boolean {
  const { loader, early, islands } = one;
  const isSame = loader === other.loader && early === other.early;
  return (
    isSame && JSON.stringify(islands) === JSON.stringify(other.islands) && areLinkedAlike(one.sheets, other.sheets)
  );
}
