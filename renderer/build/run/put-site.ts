import { cardFiles } from '../assets/drawings.ts';
import { dropOtherPictures } from '../assets/pictures/wanted.ts';
import { previousAssets } from '../assets/previous-assets.ts';
import { shownVideos, videoFiles } from '../assets/videos/video-files.ts';
import { copiedFiles } from '../cache/public-hashes.ts';
import { hostLimits } from '../hosting/hosts.ts';
import { siteFiles } from '../hosting/site-files.ts';
import type { Output, OutputFile } from '../output/index.ts';
import type { BuildOptions, BuildReport, PageReport } from './build-contract.ts';
import type { BuiltSite } from './build-run.ts';
import type { BuiltPage } from './built-page.ts';

/** A site in its output folder. */
interface PutSite {
  readonly report: BuildReport;
  /** Id of the content of the folder. */
  readonly state: string;
}

/** Writes a site to its output folder, with its cards, assets and files for hosts. */
export async function putSite(
  output: Output,
  { parts, pages, context, assets, issues, cards, pictures, planner }: BuiltSite,
  options: BuildOptions,
): Promise<PutSite> {
  const drawn = await cardFiles(cards, parts.pages, output.manifest, options);
  options.onStage?.('write');
  const copied = copiedFiles(parts.loaded.publicFiles.files, options);
  const videos = videoFiles(shownVideos(parts.loaded.videos, parts.pages), output.manifest, options);
  const around = [...assets, ...drawn, ...pictures, ...videos, ...siteFiles(parts, context, planner), ...copied];
  const current = [...pages.map(({ file }) => file), ...around];
  const earlier = carriedAlong(options, new Set(current.map(({ path }) => path)));
  const names = Object.fromEntries(pages.map(({ file: { path } }) => [path, '']));
  const { result, state } = await output.finish([...current, ...earlier], names);
  dropOtherPictures(pictures, options.cacheDir);
  const carried = Math.max(0, earlier.length - 1);
  const sections = context.templateUse?.list() ?? [];
  const limits = hostLimits(parts.site.hosts);
  return { report: { issues, result, pages: pages.map(pageReport), sections, carried, limits }, state };
}

function pageReport({ record: { page }, size, weight, rendered, reason }: BuiltPage): PageReport {
  return { path: page.path, file: page.file, size, weight, rendered, reason };
}

/** Assets of an earlier build to keep. The first build into a folder has none. */
function carriedAlong({ files, out, previous }: BuildOptions, own: ReadonlySet<string>): OutputFile[] {
  if (previous === undefined || (previous.folder === out && files.kind(out) === undefined)) return [];
  return previousAssets(files, previous, own);
}
