import { readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { append } from '../../sdk/any-length.ts';
import { type AnyBlock, kebab } from '../../sdk/block.ts';
import { type Diagnostic, DiagnosticsError } from '../../sdk/issue.ts';
import type { ReadDrawing } from '../../sdk/media/index.ts';
import { blockSchema, type RegisteredBlock, type Registry } from '../../site/registry.ts';
import { loadCacheFile } from '../lib/cache-file.js';
import { type Files, readText } from '../lib/files.ts';
import { listHash } from '../lib/hash.ts';
import { isBelow, relativeName } from '../lib/paths.ts';
import { storeFile } from '../lib/store-file.ts';
import { type Bundle, bundle, engineFile, isEngineFile } from './bundle/bundle.ts';
import { cachedBundle } from './bundle/bundle-cache.ts';
import { engineCache } from './bundle/engine-cache.ts';
import { enginePackages } from './bundle/engine-packages.ts';
import { packed, packedFile } from './bundle/engine-sources.js';
import { packageFile, packageVersions } from './bundle/package-versions.ts';
import { dropCode, runWithCodeCache } from './code-cache.js';
import { locationInStack } from './evaluate.ts';
import { blockError, checkLayoutSheets, layoutSheetsOf, ownBlock, siteBlockEntries } from './own-block.ts';
import {
  drawingErrorAt,
  drawingsEntry,
  drawingsModule,
  registeredDrawings,
  siteDrawingEntries,
  unknownStyles,
} from './own-drawing.ts';
import { identifyingFiles, outsidePackage } from './packages.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite } from './published/site-folder.ts';

const entry = 'frontage:blocks';

interface RegistryOptions {
  readonly files: Files;
  /** Files of the site's own blocks; defaults to all. */
  readonly own?: readonly string[];
  /** Files of the site's drawings; defaults to all. */
  readonly drawings?: readonly string[];
  /** The site's folder, with its own blocks in `templates/blocks/` and its drawings in `templates/drawings/`. */
  readonly root: string;
  /** The cache folder. */
  readonly cacheDir: string;
}

export type LoadedRegistry = Registry & {
  readonly files: readonly string[];
  /** Some blocks or drawings of the site failed to load and are missing. */
  readonly isPartial?: boolean;
};

/** Loads the blocks and drawings that can be loaded, and adds the errors of the others to the diagnostics. */
export async function partialRegistry(options: RegistryOptions, diagnostics: Diagnostic[]): Promise<LoadedRegistry> {
  const { files, root } = options;
  const load = (own: readonly string[], drawings: readonly string[]) => loadRegistry({ ...options, own, drawings });
  const drawings = await valid(siteDrawingEntries(files, root), (some) => load([], some), diagnostics);
  const own = await valid(siteBlockEntries(files, root), (some) => load(some, drawings), diagnostics);
  return { ...(await load(own, drawings)), isPartial: true };
}

/** Returns the files that load, and adds the errors of the others; none if each loads, but not all together. */
async function valid(
  entries: readonly string[],
  load: (some: readonly string[]) => Promise<unknown>,
  diagnostics: Diagnostic[],
): Promise<readonly string[]> {
  const loaded: string[] = [];
  const errorsOf = async (some: readonly string[]) => {
    try {
      await load(some);
      return undefined;
    } catch (error) {
      if (!(error instanceof DiagnosticsError)) throw error;
      return error.diagnostics;
    }
  };
  for (const file of entries) {
    const errors = await errorsOf([file]);
    if (errors === undefined) loaded.push(file);
    else append(diagnostics, errors);
  }
  // A conflict between them has been reported.
  return (await errorsOf(loaded)) === undefined ? loaded : [];
}

/**
 * Loads all blocks of the engine and the site from one bundle, so that `dev` runs edited views. The version of the registry
 * is the hash of all code that renders.
 */
export async function loadRegistry({
  files,
  root,
  cacheDir: siteCache,
  own = siteBlockEntries(files, root),
  drawings: given,
}: RegistryOptions): Promise<LoadedRegistry> {
  const drawingFiles = given ?? siteDrawingEntries(files, root);
  const cacheDir = own.length + drawingFiles.length === 0 ? engineCache(siteCache) : siteCache;
  const source = { [entry]: entryModule(own), [drawingsEntry]: drawingsModule(drawingFiles) };
  const versions = packageVersions('react', 'react-dom', 'zod');
  const rendering = renderingCode(files);
  const fileOf = (version: string) => join(cacheDir, `blocks-${version}.cjs`);
  const make = async (read: Files) => {
    const packages = new Set<string>();
    const { code, files: sources, inputs } = await bundleBlocks({ files: read, root }, source, { packages });
    const others = [...rendering, ...packages];
    const version = listHash([code, versions, ...others.map((path) => read.read(path) ?? '')]);
    const file = fileOf(version);
    if (loadCacheFile(file) === undefined) {
      storeFile(file, code);
      removeOldVersions(cacheDir, file);
    }
    return { value: { version, files: sources }, inputs: [...inputs, ...others], code };
  };
  const key = [packageVersions('rolldown'), versions, ...rendering, ...Object.values(source)].join('\n');
  const bundled = await cachedBundle({ files, cacheDir, name: 'blocks', key, make });
  await checkIslands(own, { files, root, cacheDir });
  const cached = loadCacheFile(fileOf(bundled.version));
  const { value, code } = cached === undefined ? await make(files) : { value: bundled, code: cached.toString() };
  const { version } = value;
  const module = await runBlocks(fileOf(version), code, async (error) =>
    loadError(error, { blocks: own, drawings: drawingFiles }, await bundleBlocks({ files, root }, source)),
  );
  const drawings = registeredDrawings(files, root, module.drawings);
  const unknown = given === undefined ? unknownStyles(files, drawings) : [];
  if (unknown.length > 0) throw new DiagnosticsError(unknown);
  const blocks = new Map<string, RegisteredBlock>();
  for (const block of Object.values(module.engine)) {
    blocks.set(block.type, registered(files, block, engineFile(`blocks/${kebab(block.type)}`)));
  }
  module.site.forEach((exports, index) => {
    const place = own[index] ?? root;
    const block = ownBlock(exports, place);
    if (blocks.has(block.type))
      throw new DiagnosticsError([blockError(place, `The block type "${block.type}" exists already.`)]);
    const sheet = join(dirname(place), 'style.css');
    if (!belongsToSite(files, root, sheet)) {
      const at = { path: [], place: { file: sheet, line: 1, column: 1 } };
      throw new DiagnosticsError([{ ...at, ...outsideFile(relativeName(root, sheet)) }]);
    }
    checkLayoutSheets(files, root, { block, folder: dirname(place), index: place });
    blocks.set(block.type, { ...registered(files, block, dirname(place)), own: true });
  });
  // A block with an island has other HTML, although the code of its view is the same.
  const withIsland = [...blocks.values()].flatMap(({ block, island }) => (island === undefined ? [] : [block.type]));
  return { blocks, drawings, version: listHash([version, ...withIsland]), files: value.files };
}

/** Bundles blocks from virtual modules. Adds the files that identify external packages to `packages`. */
function bundleBlocks(
  { files, root }: Pick<RegistryOptions, 'files' | 'root'>,
  virtual: Readonly<Record<string, string>>,
  {
    packages = new Set(),
    forBrowsers = false,
  }: { readonly packages?: Set<string>; readonly forBrowsers?: boolean } = {},
): Promise<Bundle> {
  return bundle(entry, {
    files,
    root,
    forBrowsers,
    aliases: { 'frontage/block': engineFile('sdk/index.ts') },
    format: 'cjs',
    provided: isProvided,
    // What the engine's islands import on demand is for browsers: 60 modules, and the library that reads phone numbers.
    outsideOnDemand: (importer) => !forBrowsers && isEngineFile(importer),
    external: (specifier, importer) => {
      const file = outsidePackage(files, { specifier, importer, forBrowsers });
      for (const path of file === undefined ? [] : identifyingFiles(files, file)) packages.add(path);
      return file;
    },
    virtual,
  });
}

/**
 * Checks imports and syntax of the site's islands by bundling them, so that their errors are reported with those of blocks.
 * The real bundling happens later, once pages need islands.
 */
async function checkIslands(own: readonly string[], { files, root, cacheDir }: RegistryOptions): Promise<void> {
  const islands = own.flatMap((index) => islandIn(files, dirname(index)) ?? []);
  if (islands.length === 0) return;
  const source = islands.map((file, index) => `import island${index} from ${JSON.stringify(file)};`).join('\n');
  await cachedBundle({
    files,
    cacheDir,
    name: 'own-islands',
    key: `${packageVersions('rolldown')}\n${source}`,
    make: async (read) => ({
      value: true,
      inputs: (await bundleBlocks({ files: read, root }, { [entry]: source }, { forBrowsers: true })).inputs,
    }),
  });
}

interface Blocks {
  readonly engine: Record<string, AnyBlock>;
  readonly site: Record<string, unknown>[];
  readonly drawings: readonly ReadDrawing[];
}

/** The module that ran last. Its file name contains a hash of the code, so that `dev` does not run the same code again. */
let lastRun: { readonly file: string; readonly blocks: Blocks } | undefined;

/** Provides the engine's packages to blocks, because two copies of React do not recognize each other's elements. */
async function runBlocks(
  file: string,
  code: string,
  explain: (error: unknown) => Promise<DiagnosticsError | undefined>,
): Promise<Blocks> {
  if (lastRun?.file === file) return lastRun.blocks;
  const require = createRequire(import.meta.url);
  const given = {
    require: (name: string) => (Object.hasOwn(enginePackages, name) ? enginePackages[name] : require(name)),
  };
  try {
    const blocks = runWithCodeCache(file, code, given) as Blocks;
    // In `dev` each change of a block makes a new module, and only the last one may run again.
    if (lastRun !== undefined && dirname(lastRun.file) === dirname(file)) dropCode(lastRun.file);
    lastRun = { file, blocks };
    return blocks;
  } catch (error) {
    throw (await explain(error)) ?? error;
  }
}

/** Removes old modules, since each edit of a block leaves one. Keeps recent ones, which another build may be loading. */
function removeOldVersions(cacheDir: string, file: string): void {
  for (const name of readdirSync(cacheDir)) {
    const other = join(cacheDir, name);
    if (!/^blocks-.*\.[cm]js/.test(name) || other.startsWith(file)) continue;
    const age = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > 60_000) rmSync(other, { force: true });
  }
}

/** Blocks of a site share React and zod with the engine. The engine's blocks share all of its packages. */
function isProvided(specifier: string, importer: string): boolean {
  const isShared = /^(?:react|react-dom|zod)(?:\/|$)/.test(specifier);
  return specifier in enginePackages && (isShared || isEngineFile(importer));
}

/** The files that render besides the blocks: the engine's rendering code, and the packages for HTML. */
function renderingCode(files: Files): string[] {
  if (packed !== undefined) return [packedFile];
  const own = files.list(engineFile('build/page/render')).map((name) => engineFile(`build/page/render/${name}`));
  return [...own, ...['react-dom', 'handlebars'].map(packageFile)];
}

/** Imports the drawings first, because the fields of blocks name their kinds. */
function entryModule(own: readonly string[]): string {
  return [
    `import { drawings } from ${JSON.stringify(drawingsEntry)};`,
    `import * as engine from ${JSON.stringify(engineFile('blocks/index.ts'))};`,
    ...own.map((file, index) => `import * as site${index} from ${JSON.stringify(file)};`),
    `const site = [${own.map((_, index) => `site${index}`).join(', ')}];`,
    'export { drawings, engine, site };',
  ].join('\n');
}

function islandIn(files: Files, folder: string): string | undefined {
  return ['island.tsx', 'island.ts', 'island.jsx', 'island.js']
    .map((name) => join(folder, name))
    .find((file) => files.kind(file) === 'file');
}

type BlockFiles = Pick<RegisteredBlock, 'style' | 'island' | 'layoutSheets'>;

/** What is in the folders of blocks of the engine, whose files do not change while it runs. */
const engineBlockFiles = new WeakMap<AnyBlock, BlockFiles>();

function registered(files: Files, block: AnyBlock, folder: string): RegisteredBlock {
  const isFixed = files.engine !== undefined && isEngineFile(folder);
  const found = (isFixed && engineBlockFiles.get(block)) || blockFiles(files, block, folder);
  if (isFixed) engineBlockFiles.set(block, found);
  return { block, folder, ...found, schema: schemaOf(block) };
}

function blockFiles(files: Files, block: AnyBlock, folder: string): BlockFiles {
  const island = islandIn(files, folder);
  const layoutSheets = layoutSheetsOf(files, block, folder);
  return {
    style: readText(files, join(folder, 'style.css')) ?? '',
    ...(layoutSheets === undefined ? {} : { layoutSheets }),
    ...(island === undefined ? {} : { island }),
  };
}

/** Schemas compile on first use, so keep them. */
const schemas = new WeakMap<AnyBlock, RegisteredBlock['schema']>();

function schemaOf(block: AnyBlock): RegisteredBlock['schema'] {
  const schema = schemas.get(block) ?? blockSchema(block);
  schemas.set(block, schema);
  return schema;
}

/**
 * Locates an error that a block or a drawing of the site threw while it loaded; undefined if no code of the site was involved.
 * `own` are the entry files of both.
 */
function loadError(
  error: unknown,
  own: { readonly blocks: readonly string[]; readonly drawings: readonly string[] },
  { map, files }: Pick<Bundle, 'map' | 'files'>,
): DiagnosticsError | undefined {
  const [first] = [...own.drawings, ...own.blocks];
  const place =
    error instanceof Error
      ? locationInStack(error.stack ?? '', { map, files }, /blocks-\w+\.cjs:(\d+):(\d+)/g)
      : first && { file: first, line: 1, column: 1 };
  if (!place) return undefined;
  const isDrawing = own.drawings.some((file) => isBelow(place.file, dirname(file)));
  const threw = `threw while it was being loaded: ${String(error)}`;
  return new DiagnosticsError([
    isDrawing ? drawingErrorAt(place, `A drawing ${threw}`) : blockError(place, `A block ${threw}`),
  ]);
}
