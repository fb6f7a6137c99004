import { basename, join } from 'node:path';
import { append } from '../../sdk/any-length.ts';
import {
  type Diagnostic,
  DiagnosticsError,
  type Issue,
  type IssueCode,
  type Path,
  type Place,
} from '../../sdk/issue.ts';
import { plainPath } from '../../sdk/paths.ts';
import { withNewNames } from '../../site/deprecations.ts';
import { isLocale } from '../../site/locale.ts';
import type { Registry } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import { CardPlanner } from '../assets/cards/index.ts';
import type { Side } from '../assets/cards/spec.ts';
import type { SiteFonts, SiteFontsOptions } from '../assets/fonts/index.ts';
import { makeStyles } from '../assets/styles.ts';
import { locator, toIssues, writtenOut } from '../checks/issues.ts';
import { isSound, PageAnalyzer } from '../checks/page-analyzer.ts';
import { numberFreeBy } from '../checks/rules/claims/literal-diagnostics.ts';
import { secretTexts } from '../checks/rules/secrets.ts';
import { isEngineSource } from '../inputs/bundle/engine-sources.js';
import { iconStroke } from '../inputs/icons/drawing.ts';
import { configSources, type Loaded, load } from '../inputs/index.ts';
import { invalidCharacters } from '../inputs/invalid-characters.ts';
import type { SiteOptions } from '../inputs/options.ts';
import type { LoadedRegistry } from '../inputs/registry.ts';
import { type Files, readText } from '../lib/files.ts';
import { PicturePlanner } from '../page/pictures/planner.ts';
import { type DocumentTemplate, documentTemplate } from '../page/render/document.ts';
import type { Styles } from '../page/render/sheets.ts';
import { type ExpandedRoutes, expandRoutes } from '../routes/index.ts';
import { ParentPages } from '../routes/parent-pages.ts';
import { type ValidatedSite, validateSite } from '../schema/index.ts';
import { loadPhones } from '../schema/phones/read-phone.ts';
import { type Rules, readRules } from '../schema/rules/index.ts';

/** A site that has been read and checked, except for its pages. */
export interface OpenedSite {
  readonly options: SiteOptions;
  /** Undefined if the site cannot be read. */
  readonly loaded: Loaded | undefined;
  /** The value of the config, or that of an option instead. */
  readonly input: unknown;
  readonly registry: Registry | undefined;
  readonly routes: ExpandedRoutes | undefined;
  /** The site without its routes. */
  readonly site: Site | undefined;
  readonly validated: ValidatedSite | undefined;
  readonly document: DocumentTemplate | undefined;
  readonly styles: Styles | undefined;
  readonly cards: CardPlanner | undefined;
  readonly pictures: PicturePlanner | undefined;
  /** Analyzes pages; undefined if errors of the site prevent that. */
  readonly analyzer: PageAnalyzer | undefined;
  /** The pages above others. */
  readonly parents: ParentPages;
  /** Diagnostics of the site around its pages. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether there is no error so far that prevents rendering. */
  readonly isSound: () => boolean;
  /** Gives diagnostics their severity and source location. */
  readonly locate: (diagnostics: readonly Diagnostic[]) => Issue[];
  /** Where a value is written, by its JSON path among the expanded routes; `needle` is a text inside it. */
  readonly place: (path: Path, needle?: string) => Place | undefined;
  /** Whether a configurable rule is off on the whole site. */
  readonly isOff: Rules['isOff'];
  /** Returns the waivers that are unused so far. */
  readonly unusedWaivers: () => readonly Diagnostic[];
}

/** Reads a site around its pages, and reports all its errors. `firstDrawing` is the drawing on the cards of an earlier build. */
export async function openSite(options: SiteOptions, firstDrawing?: Side): Promise<OpenedSite> {
  const { files, config, cacheDir } = options;
  loadPhones({ cacheDir, engine: files.engine });
  const diagnostics: Diagnostic[] = [];
  const loaded = await collect(diagnostics, () => options.loaded ?? loadSite(options));
  const renamed = loaded && withNewNames(options.input?.(loaded.input) ?? loaded.input, options.deprecations);
  const input = renamed?.config;
  const registry = loaded && (options.registry?.(loaded.registry) ?? loaded.registry);
  const sources = () => configSources(files, config);
  let rules: Rules | undefined;
  let routes: ExpandedRoutes | undefined;
  if (loaded !== undefined) {
    append(diagnostics, loaded.diagnostics);
    append(diagnostics, renamed?.diagnostics ?? []);
    append(diagnostics, invalidCharacters(input, []).map(asWritten));
    await options.yieldTurn?.();
  }
  const validated =
    loaded &&
    registry &&
    (await collect(diagnostics, () => {
      rules = readRules(input, options.today, options.production);
      routes = expandRoutes(rules.input, loaded.data, { ...loaded, blocks: registry.blocks, drafts: options.drafts });
      append(diagnostics, rules.diagnostics);
      const { pages } = routes;
      return validateSite(routes.input, () => pages, registry, options);
    }));
  append(diagnostics, validated?.diagnostics ?? []);
  const paths = routes?.pages.flatMap(({ address }) => (typeof address === 'string' ? [plainPath(address)] : []));
  const feeds = routes?.feeds ?? [];
  const publicFiles = new Set([...(loaded?.publicFiles.addresses ?? []), ...feeds.map(({ path }) => path)]);
  const read: Site | undefined = validated && {
    ...validated.site,
    leftOut: routes?.leftOut ?? [],
    paths: paths ?? [],
    publicFiles,
    feeds,
  };
  const locales = read ? localesOf(read, input) : [];
  const { document, styles, letterWidths } =
    loaded && registry ? await around(loaded, registry, { site: read, locales, options, diagnostics }) : {};
  const site: Site | undefined = read && { ...read, letterWidths };
  const secrets = () => (loaded === undefined ? [] : secretTexts(input, loaded.data, loaded.prose.used));
  const weigh = rules?.weigh;
  const cards = site && loaded && (await openCards(site, loaded, options, diagnostics, firstDrawing));
  const pictures = site && loaded && PicturePlanner.of(site, loaded);
  const parents = new ParentPages(routes?.pages ?? []);
  const analyzer =
    validated &&
    site &&
    loaded &&
    routes &&
    pictures &&
    analyzerOf({ loaded, routes, site, validated, cards, pictures, parents, options });
  return {
    options,
    loaded,
    input,
    registry,
    routes,
    site,
    validated,
    document,
    styles,
    cards,
    pictures,
    analyzer,
    parents,
    diagnostics,
    isSound: () => isSound([...diagnostics, ...(routes?.diagnostics ?? []), ...(analyzer?.diagnostics ?? [])]),
    locate: (found) => toIssues(found, sources(), { writtenAt: routes?.writtenAt, weigh, secrets }),
    place: locator(sources(), routes?.writtenAt),
    isOff: (code) => rules?.isOff(code) === true,
    unusedWaivers: () => rules?.unused() ?? [],
  };
}

interface AroundOptions {
  readonly site: Site | undefined;
  /** Languages of the site and its pages. */
  readonly locales: readonly string[];
  readonly options: SiteOptions;
  readonly diagnostics: Diagnostic[];
}

async function around(
  { root, themeSheets, theme, document: source, icons, registry: loaded }: Loaded,
  registry: Registry,
  { site, locales, options: { files, cacheDir }, diagnostics }: AroundOptions,
): Promise<Pick<OpenedSite, 'document' | 'styles'> & Pick<Site, 'letterWidths'>> {
  const documentFile = join(root, 'templates/document.hbs');
  const document =
    source === undefined ? undefined : await collect(diagnostics, () => documentTemplate(source, documentFile));
  append(diagnostics, document?.diagnostics ?? []);
  const base = site?.origin.base ?? '';
  const code = [source ?? '', ...siteCode(loaded, files), ...(icons.hasOthers ? [iconStroke] : [])];
  const fonts = await openFonts(site, { files, root, theme, locales, diagnostics });
  const styles = await collect(diagnostics, () =>
    makeStyles({ files, root, themeSheets, fonts, registry, code, base, cacheDir }),
  );
  const letterWidths = await collect(diagnostics, () => fonts?.letterWidths(site?.name ?? ''));
  return { document, styles, letterWidths };
}

async function openFonts(
  site: Site | undefined,
  options: Omit<SiteFontsOptions, 'fonts'>,
): Promise<SiteFonts | undefined> {
  if (site?.fonts === undefined) return undefined;
  // Only sites with fonts load the code that reads them.
  const { readSiteFonts } = await import('../assets/fonts/index.ts');
  return readSiteFonts({ ...options, fonts: site.fonts });
}

/** The languages of a site, and of pages that the config writes out with their own. */
function localesOf({ locale }: Site, input: unknown): readonly string[] {
  const routes: unknown = Object(input).routes;
  const own = Array.isArray(routes) ? routes.map((route) => Object(route).locale) : [];
  return [...new Set([locale, ...own.filter((one) => typeof one === 'string' && isLocale(one))])];
}

/** The code of the site's own blocks. */
function siteCode({ files: sources, blocks }: LoadedRegistry, files: Files): readonly string[] {
  const islands = [...blocks.values()].flatMap(({ island }) => island ?? []);
  const own = [...sources, ...islands].filter((file) => !isEngineSource(file));
  return [...new Set(own)].map((file) => readText(files, file) ?? '');
}

async function openCards(
  site: Site,
  { root, theme, images, registry: { drawings } }: Loaded,
  { files }: SiteOptions,
  diagnostics: Diagnostic[],
  firstDrawing: Side | undefined,
): Promise<CardPlanner | undefined> {
  const cards = await collect(diagnostics, () =>
    CardPlanner.open(site, { files, root, theme, images, drawings }, firstDrawing),
  );
  append(diagnostics, cards?.diagnostics ?? []);
  return cards;
}

function analyzerOf({
  loaded,
  routes,
  site,
  validated,
  cards,
  pictures,
  parents,
  options: { files, config, year, today },
}: {
  readonly loaded: Loaded;
  readonly routes: ExpandedRoutes;
  readonly site: Site;
  readonly validated: ValidatedSite;
  readonly cards: CardPlanner | undefined;
  readonly pictures: PicturePlanner;
  readonly parents: ParentPages;
  readonly options: SiteOptions;
}): PageAnalyzer {
  const { icons, configFiles } = loaded;
  return new PageAnalyzer(site, validated.pages, {
    pictures,
    icons,
    year,
    today,
    parents,
    isWritten: writtenOut(configSources(files, config), routes.writtenAt, configFiles),
    isNumberFree: numberFreeBy(routes.templateOf),
    ...(cards && { cards }),
  });
}

/** Reads a site from disk. Throws {@link DiagnosticsError} if it cannot be read. */
export async function loadSite(options: SiteOptions): Promise<Loaded> {
  requireCache(options);
  return load(options);
}

/** Reports a file with the name of the cache folder once, instead of an error for each cache entry. It may be the marker of a built site. */
function requireCache({ files, cacheDir, config }: SiteOptions): void {
  if (files.kind(cacheDir) !== 'file') return;
  const name = basename(cacheDir);
  throw new DiagnosticsError([
    {
      code: 'cache-unusable',
      message: `Frontage keeps its cache in the folder ${name} beside ${basename(config)}, but a file of that name is there.`,
      path: [],
      place: { file: cacheDir, line: 1, column: 1 },
      suggestion: 'Delete the file. If a build wrote it, this folder is an output: keep the config somewhere else.',
    },
  ]);
}

/** Before routes are expanded, the path of a diagnostic is its path in the config. */
function asWritten(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, written: diagnostic.path };
}

/** Errors of a value that hide what later rules would report about the same value. */
const conclusiveCodes: ReadonlySet<string> = new Set<IssueCode>(['config-not-data', 'character-invalid']);

/** Leaves out diagnostics that follow from others. */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const removed = new Set(
    diagnostics.flatMap(({ code, path }) => (conclusiveCodes.has(code) ? [JSON.stringify(path)] : [])),
  );
  if (removed.size === 0) return [...diagnostics];
  const isInRemoved = (path: Path) => path.some((_, end) => removed.has(JSON.stringify(path.slice(0, end + 1))));
  return diagnostics.filter(({ code, path }) => conclusiveCodes.has(code) || !(removed.has('[]') || isInRemoved(path)));
}

/** Runs a step, and adds the errors that it throws to the diagnostics. Other exceptions are bugs, and pass through. */
async function collect<T>(diagnostics: Diagnostic[], step: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    append(diagnostics, error.diagnostics);
    return undefined;
  }
}
