import type { Issue } from '../../sdk/issue.ts';
import { type Drawings, drawings } from '../assets/drawings.ts';
import { makeAssets } from '../assets/site-assets.ts';
import { sortIssues } from '../checks/issues.ts';
import { siteFiles } from '../hosting/site-files.ts';
import { type FragmentStore, memoryFragments } from '../page/render/fragments.ts';
import {
  type RenderContext,
  type RenderedPage,
  type RenderedSections,
  renderDocument,
  renderSections,
} from '../page/render/index.ts';
import { type Analysis, type AnalyzedSite, analyzeSite, type SiteOptions } from '../run/analyze-site.ts';
import { htmlDiagnostics } from '../run/check-site.ts';

/** Number of pages that render in a few hundredths of a second. */
const pagesPerYield = 50;

/** A rendered site in memory. */
export interface RenderedSite extends SiteSections {
  readonly rendered: readonly RenderedPage[];
}

/** A site in memory with the rendered sections of its pages. {@link renderDocument} returns the document of one. */
export interface SiteSections {
  readonly ready: AnalyzedSite;
  readonly context: RenderContext;
  readonly sections: readonly RenderedSections[];
}

/** Builds every file of a site in memory, as `dev` serves it. */
export async function buildInMemory(
  options: SiteOptions,
  fragments: FragmentStore = memoryFragments(),
): Promise<{
  readonly analysis: Analysis;
  readonly issues: readonly Issue[];
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Cards and pictures, which are not among the files. */
  readonly drawings: Drawings;
  /** The rendered pages and their context; undefined if the site has errors. */
  readonly made: RenderedSite | undefined;
}> {
  const { made, files, ...rest } = await sectionsInMemory(options, fragments);
  const rendered: RenderedPage[] = [];
  for (const sections of made?.sections ?? []) {
    if (rendered.length % pagesPerYield === 0) await options.yieldTurn?.();
    if (made !== undefined) rendered.push(renderDocument(sections, made.context));
  }
  const pages = rendered.map(({ page, html }) => [page.file, html] as const);
  return {
    ...rest,
    files: new Map([...pages, ...files]),
    drawings: drawings(made?.ready, options),
    made: made && { ...made, rendered },
  };
}

/** The same without the documents of the pages, which are most of the bytes. */
export async function sectionsInMemory(
  options: SiteOptions,
  fragments: FragmentStore,
): Promise<{
  readonly analysis: Analysis;
  readonly issues: readonly Issue[];
  /** Every file but the pages. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly made: SiteSections | undefined;
}> {
  const analysis = await analyzeSite(options);
  const { ready, issues } = analysis;
  if (ready === undefined) return { analysis, issues, files: new Map(), made: undefined };
  const { context, files: assets } = await makeAssets(ready, options, fragments);
  const sections: RenderedSections[] = [];
  for (const [index, page] of ready.pages.entries()) {
    if (index % pagesPerYield === 0) await options.yieldTurn?.();
    sections.push(renderSections(page, context));
  }
  await options.yieldTurn?.();
  const found = ready.locate(htmlDiagnostics(ready, (index) => sections[index] as RenderedSections));
  const others = [...assets, ...siteFiles(ready, context, ready.pictures)].map(
    ({ path, bytes }) => [path, bytes] as const,
  );
  return {
    analysis,
    issues: sortIssues([...issues, ...found]),
    files: new Map(others),
    made: { ready, context, sections },
  };
}
