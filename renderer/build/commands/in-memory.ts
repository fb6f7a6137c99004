import type { Issue } from '../../sdk/issue.ts';
import { type Drawings, drawings } from '../assets/drawings.ts';
import { makeAssets } from '../assets/site-assets.ts';
import { MarkupChecks, type RenderedCheck } from '../checks/check-markup.ts';
import { sortIssues } from '../checks/issues.ts';
import { siteFiles } from '../hosting/site-files.ts';
import { frameOf } from '../page/render/frame.ts';
import {
  type RenderContext,
  type RenderedPage,
  type RenderedSections,
  renderDocument,
  renderSections,
} from '../page/render/index.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { AnalysisMemory } from '../run/analysis-memory.ts';
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

/** The pages of the last version of a site, for the next one to make those alone that changed. */
export class SiteMemory {
  readonly analysis = new AnalysisMemory();
  readonly #sections = new WeakMap<ResolvedPage, CheckedSections>();
  readonly #documents = new WeakMap<ResolvedPage, { readonly around: string; readonly page: RenderedPage }>();

  /** Returns the sections of a page. An analysis returns the same page while nothing changes that its sections show. */
  sections(page: ResolvedPage, make: () => CheckedSections): CheckedSections {
    const known = this.#sections.get(page) ?? make();
    this.#sections.set(page, known);
    return known;
  }

  /** Returns the document of a page. `around` is a key of what is around its sections. */
  document(page: ResolvedPage, around: string, make: () => RenderedPage): RenderedPage {
    const known = this.#documents.get(page);
    if (known?.around === around) return known.page;
    const made = make();
    this.#documents.set(page, { around, page: made });
    return made;
  }
}

interface CheckedSections {
  readonly sections: RenderedSections;
  readonly checked: RenderedCheck;
}

/** A site whose sections are rendered and checked, before its files are made. */
export interface CheckedInMemory {
  readonly analysis: Analysis;
  readonly issues: readonly Issue[];
  /** The sections of its pages; undefined if the site has errors. */
  readonly sections: readonly RenderedSections[] | undefined;
}

/** Checks a site as `build` does, and renders the sections of its pages. */
export async function checkInMemory(options: SiteOptions, memory = new SiteMemory()): Promise<CheckedInMemory> {
  const analysis = await analyzeSite(options, memory.analysis);
  const { issues } = analysis;
  const ready = shownOf(analysis, options);
  if (ready === undefined) return { analysis, issues, sections: undefined };
  const checker = new MarkupChecks(ready.document.source);
  const pages: CheckedSections[] = [];
  for (const [index, page] of ready.pages.entries()) {
    if (index % pagesPerYield === 0) await options.yieldTurn?.();
    const make = () => {
      const sections = renderSections(page);
      return { sections, checked: checker.check(sections) };
    };
    pages.push(memory.sections(page, make));
  }
  await options.yieldTurn?.();
  const found = ready.locate(htmlDiagnostics(ready.records, (index) => (pages[index] as CheckedSections).checked));
  const all = sortIssues([...issues, ...found]);
  return { analysis, issues: all, sections: pages.map(({ sections }) => sections) };
}

/** Returns the site to show; undefined if errors prevent that. */
function shownOf({ ready, known }: Analysis, { despiteErrors = false }: SiteOptions): AnalyzedSite | undefined {
  return ready ?? (despiteErrors && known && known.pages.length > 0 ? known : undefined);
}

/** A site in memory with its files. */
interface InMemory<Made> extends Omit<CheckedInMemory, 'sections'> {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Undefined if the site has errors. */
  readonly made: Made | undefined;
}

/** Builds every file of a site in memory, as `dev` serves it. */
export async function buildInMemory(options: SiteOptions, memory = new SiteMemory()): Promise<BuiltInMemory> {
  return finishInMemory(await checkInMemory(options, memory), options, memory);
}

export interface BuiltInMemory extends InMemory<RenderedSite> {
  /** Cards and pictures, which are not among the files. */
  readonly drawings: Drawings;
}

/** Makes the files of a site that was checked. */
export async function finishInMemory(
  checked: CheckedInMemory,
  options: SiteOptions,
  memory: SiteMemory,
): Promise<BuiltInMemory> {
  const { made, files, ...rest } = await withFiles(checked, options);
  const rendered: RenderedPage[] = [];
  for (const sections of made?.sections ?? []) {
    if (rendered.length % pagesPerYield === 0) await options.yieldTurn?.();
    if (made !== undefined)
      rendered.push(
        memory.document(sections.page, keyAround(sections, made), () => renderDocument(sections, made.context)),
      );
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
  memory = new SiteMemory(),
): Promise<InMemory<SiteSections>> {
  return withFiles(await checkInMemory(options, memory), options);
}

/** Adds every file but the pages. */
async function withFiles(
  { analysis, issues, sections }: CheckedInMemory,
  options: SiteOptions,
): Promise<InMemory<SiteSections>> {
  const ready = shownOf(analysis, options);
  if (ready === undefined || sections === undefined) return { analysis, issues, files: new Map(), made: undefined };
  const { context, files } = await makeAssets(ready, options);
  await options.yieldTurn?.();
  const others = [...files, ...siteFiles(ready, context, ready.pictures)].map(
    ({ path, bytes }) => [path, bytes] as const,
  );
  return { analysis, issues, files: new Map(others), made: { ready, context, sections } };
}

/** Returns a key of everything around the sections of a page. */
function keyAround({ page }: RenderedSections, { context }: SiteSections): string {
  return [...frameOf(page, context).hashes, context.early, context.thanks].join(' ');
}
