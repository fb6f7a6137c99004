import { Faults, type Finding, type Issue } from '../kit/issue.ts';
import type { PageOrigin } from '../site/site.ts';
import { routeUrl } from '../site/urls.ts';
import { type Earlier, earlierAssets } from './assets/earlier.ts';
import { inlineScript } from './assets/inline-script.ts';
import { budgetFindings, type Settled } from './budget/settle.ts';
import { checkPages } from './check.ts';
import { contentHash } from './hash.ts';
import { destinationsFile } from './hosting/destinations.ts';
import { experimentsFile } from './hosting/experiments.ts';
import { goneRoutes } from './hosting/gone-routes.ts';
import { hostFiles } from './hosting/host-files.ts';
import { placedSheets } from './hosting/sheet-placement.ts';
import { robots, sitemapFiles } from './hosting/sitemap.ts';
import { speculationRules } from './hosting/speculation.ts';
import { inOrder } from './issues.ts';
import { incompleteData } from './json-ld/findings.ts';
import { type Plan, type PlanOptions, plan, type ReadyPlan } from './plan.ts';
import { needsEarly } from './render/early-data.ts';
import { diskFragments, type FragmentStore, memoryFragments } from './render/fragments.ts';
import {
  keepFragments,
  pageKey,
  type RenderContext,
  type RenderedPage,
  type RenderedSections,
  renderPage,
  renderSections,
} from './render/index.ts';
import { everySection, type ResolvedPage } from './resolve/index.ts';
import { siteTypes } from './types.ts';
import { type Weight, weigh } from './weigh.ts';
import type { KeptFile, Manifest, OutputFile, WriteResult } from './write/index.ts';

export type { Plan, PlanOptions, ReadyPlan };
export { plan };

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
  const { issues, ready, narrowed, elsewhere } = await plan(options);
  if (ready === undefined) return { issues, pages: 0, narrowed, elsewhere };
  // What the last build rendered need not be rendered to be looked at; nothing is kept of what is.
  const fragments = diskFragments(options.cacheDir);
  // The documents around the sections say nothing that is not known yet, so none is put together.
  const context = { version: ready.registry.version, fragments };
  const rendered = ready.pages.map((page) => renderSections(page, context));
  const found = ready.locate(foundIn(rendered, ready));
  return {
    issues: inOrder([...issues, ...found, ...ready.unusedWaivers()]),
    pages: rendered.length,
    narrowed,
    elsewhere,
    ready,
  };
}

/** One route as `routes` lists it. */
export interface RouteReport {
  readonly path: string;
  readonly file: string;
  readonly kind: 'page' | PageOrigin['kind'];
  /** What it is made of: the path of a variant's original, the name of a matrix. */
  readonly of: string | null;
  readonly layout: string | null;
  readonly theme: string;
  readonly title: string;
  readonly noindex: boolean;
  readonly sections: readonly { readonly name: string; readonly block: string }[];
  /** HTML with its inline styles, in brotli at quality 5, in bytes. */
  readonly weight: number;
}

/** Every route of a site in the order of the config, with what it weighs; nothing when the site has errors. */
export async function routes(
  options: PlanOptions,
): Promise<{ readonly issues: readonly Issue[]; readonly routes: readonly RouteReport[] | undefined }> {
  const { issues, ready } = await plan(options);
  if (ready === undefined) return { issues, routes: undefined };
  const [loader, early] = await inlineScripts(ready, options);
  const context = renderContext(ready, { loader, early, islands: {}, fragments: memoryFragments() });
  const rendered = ready.pages.map((page) => renderPage(page, context));
  const found = ready.locate(foundIn(rendered, ready));
  if (found.some(isError)) return { issues: inOrder([...issues, ...found]), routes: undefined };
  const nodes = new Map([...ready.site.routes, ready.site.notFound].map((node) => [node.path, node]));
  return {
    issues: inOrder([...issues, ...found]),
    routes: rendered.map(({ page, html }) => ({
      path: page.path,
      file: page.file,
      kind: nodes.get(page.path)?.origin?.kind ?? 'page',
      of: nodes.get(page.path)?.origin?.of ?? null,
      layout: nodes.get(page.path)?.layout ?? null,
      theme: page.theme,
      title: page.title,
      noindex: page.noindex,
      sections: page.sections.flatMap(({ name, slot, definition }) =>
        slot === 'main' ? [{ name, block: definition.block.type }] : [],
      ),
      weight: weighPage({ page, html }, context).document,
    })),
  };
}

export interface BuildOptions extends PlanOptions {
  /** Output folder, absolute. */
  readonly out: string;
  /** An earlier build whose assets are carried along for pages that are still open. */
  readonly previous?: Earlier | undefined;
  /** Is told the stage that begins. */
  readonly onStage?: (stage: 'load' | 'assets' | 'render' | 'cards' | 'write') => void;
  /** Is handed the plan as soon as it stands. */
  readonly onPlan?: (plan: Plan) => void;
}

export interface BuildReport {
  readonly issues: readonly Issue[];
  /** Nothing when an error kept the build from writing. */
  readonly result: WriteResult | undefined;
  readonly pages: readonly PageReport[];
  /** Number of assets of earlier builds that are carried along. */
  readonly carried?: number;
}

export interface PageReport {
  readonly path: string;
  readonly file: string;
  readonly weight: Weight;
  /** The page was put together anew, not taken from the last build. */
  readonly rendered: boolean;
}

/**
 * Makes a site: the plan, its assets, every page that changed, and the switch to the new output. What is wrong with the
 * output folder comes back as issues, like what is wrong with the site.
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  try {
    return await make(options);
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    // It is about folders and files, which stand nowhere in the config.
    const issues = error.findings.map((finding): Issue => ({ severity: 'error', ...finding, ...finding.place }));
    return { issues, result: undefined, pages: [] };
  }
}

async function make(options: BuildOptions): Promise<BuildReport> {
  const { onStage = () => undefined, out, cacheDir } = options;
  onStage('load');
  // What only a build needs is loaded by builds only: `check` and `routes` start sooner without it.
  const { FolderChanged, mend, readManifest, write } = await import('./write/index.ts');
  await mend(out);
  const planned = await plan(options);
  options.onPlan?.(planned);
  const { issues, ready } = planned;
  if (ready === undefined) return { issues, result: undefined, pages: [] };

  onStage('assets');
  const { context, files: assets } = await makeAssets(ready, options, diskFragments(cacheDir));

  const renderAndWrite = async (manifest: Manifest): Promise<BuildReport> => {
    onStage('render');
    const made = ready.pages.map((page) => makePage(page, context, manifest));
    const rendered = made.flatMap((page) => page.rendered ?? []);
    const budgets = settleBudgets(made, ready, context);
    const found = ready.locate([
      ...foundIn(rendered, ready),
      ...budgets.findings,
      ...goneRoutes(ready.site, Object.keys(manifest.pages)),
    ]);
    if (found.some(isError)) return { issues: inOrder([...issues, ...found]), result: undefined, pages: [] };
    const cards = await cardFiles(ready, manifest, options);
    onStage('write');
    const current = [...made.map(({ file }) => file), ...assets, ...cards, ...siteFiles(ready, context)];
    const earlier = carriedAlong(options, new Set(current.map(({ path }) => path)));
    const files = [...current, ...earlier];
    const pages = Object.fromEntries(
      made.map(({ file, key, weight }) => [file.path, remembered(key, weight, budgets.exact.get(file.path))]),
    );
    context.fragments.save();
    const result = await write(files, { out, cacheDir, pages });
    return {
      issues: inOrder([...issues, ...found]),
      result,
      pages: made.map(pageReport),
      carried: Math.max(0, earlier.length - 1),
    };
  };
  try {
    return await renderAndWrite(await readManifest({ out, cacheDir }));
  } catch (error) {
    // Somebody changed the folder between the two: what was to be kept is no longer there, so everything is made anew.
    if (!(error instanceof FolderChanged)) throw error;
    return renderAndWrite({ files: new Map(), pages: {} });
  }
}

/** The first build into a folder has nothing to carry along from it. */
function carriedAlong({ files, out, previous }: BuildOptions, own: ReadonlySet<string>): OutputFile[] {
  if (previous === undefined || (previous.folder === out && files.kind(out) === undefined)) return [];
  return earlierAssets(files, previous, own);
}

/** The site's own declarations, for editors; nothing when its config cannot be read far enough to know them. */
export function declarations({ ready }: Plan): string | undefined {
  if (ready === undefined) return undefined;
  const { site, registry, loaded } = ready;
  const patterns = site.routes.flatMap(({ origin }) => origin?.pattern ?? []);
  const pages = site.routes.filter(({ origin }) => origin?.pattern === undefined);
  return siteTypes(registry, { ...site, patterns, pages, images: [...loaded.images.keys()] });
}

/** The social cards of a site, each drawn when it is asked for. */
export interface CardDrawings {
  readonly has: (path: string) => boolean;
  /** The picture of a card, by its path in the output. */
  readonly draw: (path: string) => Promise<Uint8Array | undefined>;
}

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

/** The cards that stand in the output already are kept there, unseen; the others are drawn, or were once. */
async function cardFiles(
  { cards }: ReadyPlan,
  manifest: Manifest,
  { files, cacheDir, onStage }: BuildOptions,
): Promise<(OutputFile | KeptFile)[]> {
  const paths = [...cards.specs.keys()];
  const missing = paths.filter((path) => !manifest.files.has(path));
  if (missing.length > 0) onStage?.('cards');
  const { drawCards, dropOtherCards } = await import('./cards/draw-cards.ts');
  const drawn = await drawCards(cards, missing, { files, cacheDir });
  if (missing.length > 0) dropOtherCards(cards, cacheDir);
  return paths.map((path) => {
    const bytes = drawn.get(path);
    return bytes === undefined ? { path, hash: manifest.files.get(path)?.hash ?? '' } : outputFile(path, bytes);
  });
}

function cardDrawings(ready: ReadyPlan | undefined, { files, cacheDir }: PlanOptions): CardDrawings {
  return {
    has: (path) => ready?.cards.specs.has(path) ?? false,
    async draw(path) {
      if (!ready?.cards.specs.has(path)) return undefined;
      const { drawCards } = await import('./cards/draw-cards.ts');
      return (await drawCards(ready.cards, [path], { files, cacheDir })).get(path);
    },
  };
}

async function makeAssets(ready: ReadyPlan, { files, cacheDir }: PlanOptions, fragments: FragmentStore) {
  const used = [...usedTypes(ready)].flatMap((type) => ready.registry.blocks.get(type) ?? []);
  const { bundleIslands, islandsByName } = await import('./assets/islands.ts');
  const [islands, [loader, early]] = await Promise.all([
    bundleIslands(used, { files, cacheDir, leads: ready.site.destinations.size > 0 }),
    inlineScripts(ready, { files, cacheDir }),
  ]);
  const images = [...ready.loaded.images.values()].map(({ file, output }) =>
    outputFile(output, files.read(file) ?? ''),
  );
  const context = renderContext(ready, { loader, early, islands: islands.modules, fragments });
  return {
    context,
    files: [
      ...Object.entries({ ...islands.files, ...islandsByName(islands) }).map(([path, code]) => outputFile(path, code)),
      ...[...ready.sheets.linked].map(([{ css }, path]) => outputFile(path, css)),
      ...[...ready.sheets.below].map(([path, css]) => outputFile(path, css)),
      ...[...ready.styles.files].map(([path, bytes]) => outputFile(path, bytes)),
      ...images,
    ],
  };
}

/** The loader, and the early script where some page needs it. */
async function inlineScripts(
  { pages }: ReadyPlan,
  options: Pick<PlanOptions, 'files' | 'cacheDir'>,
): Promise<readonly [loader: string, early: string]> {
  return Promise.all([inlineScript('loader', options), pages.some(needsEarly) ? inlineScript('early', options) : '']);
}

function renderContext(
  { site, registry, document, loaded, styles, sheets }: ReadyPlan,
  made: Pick<RenderContext, 'loader' | 'early' | 'islands' | 'fragments'>,
): RenderContext {
  return { site, version: registry.version, document, documentSource: loaded.document, styles, sheets, ...made };
}

interface MadePage {
  readonly page: ResolvedPage;
  readonly key: string;
  readonly file: OutputFile | KeptFile;
  readonly weight: Weight;
  readonly rendered: RenderedPage | undefined;
}

/** A page whose key is the one in the manifest stands in the output already, and is not rendered. */
function makePage(page: ResolvedPage, context: RenderContext, manifest: Manifest): MadePage {
  const key = pageKey(page, context);
  const entry = manifest.files.get(page.file);
  const [lastKey, ...weight] = (manifest.pages[page.file] ?? '').split(' ');
  if (entry !== undefined && lastKey === key) {
    const [document = 0, script = 0, exact] = weight.map(Number);
    keepFragments(page, context);
    return {
      page,
      key,
      file: { path: page.file, hash: entry.hash },
      weight: { document, script, ...(exact && { exact }) },
      rendered: undefined,
    };
  }
  const rendered = renderPage(page, context);
  return {
    page,
    key,
    file: outputFile(page.file, rendered.html),
    weight: weighPage(rendered, context),
    rendered,
  };
}

/** Both inline scripts travel in one document, so they are weighed as one. */
export function weighPage(
  { html, page }: Pick<RenderedPage, 'html' | 'page'>,
  { loader, early }: RenderContext,
): Weight {
  return weigh(html, needsEarly(page) ? loader + early : loader);
}

function remembered(key: string, { document, script }: Weight, exact: number | undefined): string {
  return [key, document, script, ...(exact === undefined ? [] : [exact])].join(' ');
}

/** What shows once pages are rendered; what was rendered before has been looked at before. */
function foundIn(rendered: readonly RenderedSections[], { site, pages, loaded }: ReadyPlan): Finding[] {
  return [...checkPages(rendered, loaded.document), ...incompleteData(site, pages)];
}

/** Holds the pages against their budget; what a page weighs exactly is remembered with it. */
function settleBudgets(made: readonly MadePage[], { site }: ReadyPlan, context: RenderContext): Settled {
  return budgetFindings(made, site, {
    html: ({ page, rendered }) => (rendered ?? renderPage(page, context)).html,
    linked: ({ page }) =>
      placedSheets(page, context.styles).head.flatMap((sheet) => (context.sheets.linked.has(sheet) ? [sheet.css] : [])),
  });
}

function pageReport({ page, weight, rendered }: MadePage): PageReport {
  return { path: page.path, file: page.file, weight, rendered: rendered !== undefined };
}

/** The files around the pages: what hosts and crawlers read. */
function siteFiles(ready: ReadyPlan, { site, loader, early }: RenderContext): OutputFile[] {
  const rules = speculationRules(site);
  const experiments = experimentsFile(site, ready.pages);
  const speculation = `assets/speculation-${contentHash(rules).slice(0, 10)}.json`;
  return [
    outputFile(speculation, rules),
    ...(site.destinations.size === 0 ? [] : [outputFile('destinations.json', destinationsFile(site))]),
    ...(experiments === undefined ? [] : [outputFile('experiments.json', experiments)]),
    ...sitemapFiles(ready.pages, routeUrl(site, '/')).map(({ path, text }) => outputFile(path, text)),
    outputFile('robots.txt', robots(`${routeUrl(site, '/')}sitemap.xml`)),
    ...hostFiles(ready, { loader, early, speculation }).map(({ path, text }) => outputFile(path, text)),
  ];
}

function usedTypes({ pages }: ReadyPlan): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => everySection(page).map(({ definition }) => definition.block.type)));
}

function outputFile(path: string, bytes: string | Uint8Array): OutputFile {
  return { path, bytes, hash: contentHash(bytes) };
}

function isError({ severity }: Issue): boolean {
  return severity === 'error';
}
