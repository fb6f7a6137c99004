import type { Issue } from '../sdk/issue.ts';
import { cardFiles } from './assets/card-files.ts';
import { previousAssets } from './assets/previous-assets.ts';
import type { BuildOptions, BuildReport } from './build-contract.ts';
import type { ComparedPages } from './checks/doorways/index.ts';
import { siteFiles } from './hosting/site-files.ts';
import type { Output, OutputFile } from './output/index.ts';
import { type MadePage, pageReport, remembered } from './page/made-page.ts';
import type { RenderContext } from './page/render/index.ts';
import type { ReadyPlan } from './plan.ts';
import type { RowsGathering } from './templates/edited-rows/make-record.ts';

/** A site whose pages are made. */
interface WholeSite {
  readonly ready: ReadyPlan;
  readonly pages: readonly MadePage[];
  readonly context: RenderContext;
  /** The files that its pages fetch. */
  readonly assets: readonly OutputFile[];
  /** What there is to say of it. */
  readonly issues: readonly Issue[];
  /** What pages weigh exactly, as far as somebody had to know, by their file. */
  readonly exact: ReadonlyMap<string, number>;
  /** Files of the pages that something was found on. */
  readonly faulty: ReadonlySet<string>;
}

/** What came of a build that put a site in its place. */
interface PutSite {
  readonly report: BuildReport;
  /** Names what stands in the folder now. */
  readonly state: string;
}

/** A site that stands in its folder, and what the next build is to know of it. */
export interface StandingSite extends PutSite, Pick<WholeSite, 'ready' | 'pages' | 'context'> {
  /** What its pages were compared by. */
  readonly compared: ComparedPages | undefined;
  /** What was gathered of its rows already. */
  readonly rows?: RowsGathering | undefined;
  /** The last build had pages that are gone. */
  readonly areGone: boolean;
}

/** Puts a site in its place, with the files around its pages. */
export async function putSite(output: Output, site: WholeSite, options: BuildOptions): Promise<PutSite> {
  const { ready, pages, context, assets, exact, faulty, issues } = site;
  const cards = await cardFiles(ready, output.manifest, options);
  options.onStage?.('write');
  const current = [...pages.map(({ file }) => file), ...assets, ...cards, ...siteFiles(ready, context)];
  const earlier = carriedAlong(options, new Set(current.map(({ path }) => path)));
  const keys = Object.fromEntries(
    pages.map(({ file: { path }, key }) => [path, remembered(key, exact.get(path), faulty.has(path))]),
  );
  context.fragments.save();
  const { result, state } = await output.finish([...current, ...earlier], keys);
  const carried = Math.max(0, earlier.length - 1);
  return { report: { issues, result, pages: pages.map(pageReport), carried }, state };
}

/** The first build into a folder has nothing to carry along from it. */
function carriedAlong({ files, out, previous }: BuildOptions, own: ReadonlySet<string>): OutputFile[] {
  if (previous === undefined || (previous.folder === out && files.kind(out) === undefined)) return [];
  return previousAssets(files, previous, own);
}
