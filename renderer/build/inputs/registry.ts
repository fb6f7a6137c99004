import { readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { append } from '../../sdk/any-length.ts';
import type { AnyBlock } from '../../sdk/block.ts';
import { Faults, type Finding } from '../../sdk/issue.ts';
import { kebab } from '../../sdk/kebab.ts';
import { blockSchema, type RegisteredBlock, type Registry } from '../../site/registry.ts';
import { loadCacheFile } from '../lib/cache-file.js';
import { type Files, readText } from '../lib/files.ts';
import { listHash } from '../lib/hash.ts';
import { storeFile } from '../lib/store-file.ts';
import { type Bundle, bundle, engineFile } from './bundle/bundle.ts';
import { engineCache } from './bundle/engine-cache.ts';
import { enginePackages } from './bundle/engine-packages.ts';
import { packageFile, packageVersions } from './bundle/package-versions.ts';
import { remember } from './bundle/remember.ts';
import { forgetCode, runWithCodeCache } from './code-cache.js';
import { blockFault, ownBlock, threwWhileLoading } from './own-block.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite } from './published/site-folder.ts';

const entry = 'frontage:blocks';

export interface RegistryOptions {
  readonly files: Files;
  /** Files of the site's own blocks; all there are when left out. */
  readonly own?: readonly string[];
  /** The site's folder; its own blocks stand in `templates/blocks/`. */
  readonly root: string;
  /** Folder for what is remembered between runs. */
  readonly cacheDir: string;
}

export type LoadedRegistry = Registry & {
  readonly files: readonly string[];
  /** Some blocks of the site cannot be loaded, and are not in it. */
  readonly isPartial?: boolean;
};

/** The blocks that can be loaded, where some cannot. Adds what is wrong with each of the others to the findings. */
export async function soundRegistry(options: RegistryOptions, findings: Finding[]): Promise<LoadedRegistry> {
  const sound: string[] = [];
  for (const file of siteBlockEntries(options.files, options.root)) {
    try {
      await loadRegistry({ ...options, own: [file] });
      sound.push(file);
    } catch (error) {
      if (!(error instanceof Faults)) throw error;
      append(findings, error.findings);
    }
  }
  try {
    return { ...(await loadRegistry({ ...options, own: sound })), isPartial: true };
  } catch (error) {
    // Each can be loaded by itself: what is wrong is between them, and has been said.
    if (!(error instanceof Faults) || sound.length === 0) throw error;
    return { ...(await loadRegistry({ ...options, own: [] })), isPartial: true };
  }
}

/**
 * Loads every block of the engine and of the site, bundled as one module, so that an edited view is fresh in `dev` and
 * the version of the registry is the hash of the code that renders.
 */
export async function loadRegistry({
  files,
  root,
  cacheDir: siteCache,
  own = siteBlockEntries(files, root),
}: RegistryOptions): Promise<LoadedRegistry> {
  const cacheDir = own.length === 0 ? engineCache(siteCache) : siteCache;
  const source = entryModule(own);
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
      dropOthers(cacheDir, file);
    }
    return { value: { version, files: sources }, inputs: [...inputs, ...others], code };
  };
  const key = [packageVersions('rolldown'), versions, ...rendering, source].join('\n');
  const bundled = await remember({ files, cacheDir, name: 'blocks', key, make });
  await lookAtIslands(own, { files, root, cacheDir });
  const kept = loadCacheFile(fileOf(bundled.version));
  const { value, code } = kept === undefined ? await make(files) : { value: bundled, code: kept.toString() };
  const { version } = value;
  const module = await runBlocks(fileOf(version), code, async (error) =>
    threwWhileLoading(error, own, await bundleBlocks({ files, root }, source)),
  );
  const blocks = new Map<string, RegisteredBlock>();
  for (const block of Object.values(module.engine)) {
    blocks.set(block.type, registered(files, block, engineFile(`blocks/${kebab(block.type)}`)));
  }
  module.site.forEach((exports, index) => {
    const place = own[index] ?? root;
    const block = ownBlock(exports, place);
    if (blocks.has(block.type)) throw new Faults([blockFault(place, `The block type "${block.type}" exists already.`)]);
    const sheet = join(dirname(place), 'style.css');
    if (!belongsToSite(files, root, sheet)) {
      const at = { path: [], place: { file: sheet, line: 1, column: 1 } };
      throw new Faults([{ ...at, ...outsideFile(relative(root, sheet)) }]);
    }
    blocks.set(block.type, { ...registered(files, block, dirname(place)), own: true });
  });
  // Blocks with an island are rendered otherwise: one that comes or goes changes the HTML, though no code of a view does.
  const withIsland = [...blocks.values()].flatMap(({ block, island }) => (island === undefined ? [] : [block.type]));
  return { blocks, version: listHash([version, ...withIsland]), files: value.files };
}

/** Bundles blocks; `packages` takes the files by which those are known that stay outside. */
function bundleBlocks(
  { files, root }: Pick<RegistryOptions, 'files' | 'root'>,
  source: string,
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
    given: isGiven,
    external: (specifier, importer) => {
      const file = outsidePackage(files, { specifier, importer, forBrowsers });
      for (const path of file === undefined ? [] : knownBy(files, file)) packages.add(path);
      return file;
    },
    virtual: { [entry]: source },
  });
}

/**
 * Islands run in browsers only, and are bundled for them once a page needs them. What a person can get wrong in their
 * imports or syntax is said with what is wrong in blocks.
 */
async function lookAtIslands(own: readonly string[], { files, root, cacheDir }: RegistryOptions): Promise<void> {
  const islands = own.flatMap((index) => islandIn(files, dirname(index)) ?? []);
  if (islands.length === 0) return;
  const source = islands.map((file, index) => `import island${index} from ${JSON.stringify(file)};`).join('\n');
  await remember({
    files,
    cacheDir,
    name: 'own-islands',
    key: `${packageVersions('rolldown')}\n${source}`,
    make: async (read) => ({
      value: true,
      inputs: (await bundleBlocks({ files: read, root }, source, { forBrowsers: true })).inputs,
    }),
  });
}

interface Blocks {
  readonly engine: Record<string, AnyBlock>;
  readonly site: Record<string, unknown>[];
}

/** The module that ran last. A file of blocks is named by what it holds, so in `dev` the same need not run after each save. */
let lastRun: { readonly file: string; readonly blocks: Blocks } | undefined;

/** Two Reacts do not know each other's elements, so packages of the engine are handed out, never loaded again. */
async function runBlocks(
  file: string,
  code: string,
  explained: (error: unknown) => Promise<Faults | undefined>,
): Promise<Blocks> {
  if (lastRun?.file === file) return lastRun.blocks;
  const require = createRequire(import.meta.url);
  const given = { require: (name: string) => enginePackages[name] ?? require(name) };
  try {
    const blocks = runWithCodeCache(file, code, given) as Blocks;
    // In `dev` each change of a block is a module of its own, and only the last of a site is run again.
    if (lastRun !== undefined && dirname(lastRun.file) === dirname(file)) forgetCode(lastRun.file);
    lastRun = { file, blocks };
    return blocks;
  } catch (error) {
    throw (await explained(error)) ?? error;
  }
}

/** Removes the modules of earlier versions: each edit of a block leaves one behind. Another build may be about to load a young one. */
function dropOthers(cacheDir: string, file: string): void {
  for (const name of readdirSync(cacheDir)) {
    const other = join(cacheDir, name);
    if (!/^blocks-.*\.[cm]js/.test(name) || other.startsWith(file)) continue;
    const age = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > 60_000) rmSync(other, { force: true });
  }
}

/** Blocks of a site share React and zod with the engine; what else that needs is its own. */
function isGiven(specifier: string, importer: string): boolean {
  const isShared = /^(?:react|react-dom|zod)(?:\/|$)/.test(specifier);
  return specifier in enginePackages && (isShared || importer.startsWith(engineFile('.')));
}

/**
 * File of a package that stays outside: that of the engine. A site may have another one of that name in reach, which goes into
 * the bundle as it goes into those for browsers; these have no other way to a package.
 */
function outsidePackage(
  files: Files,
  { specifier, importer, forBrowsers }: { specifier: string; importer: string; forBrowsers: boolean },
): string | undefined {
  const file = enginePackage(specifier);
  if (file === undefined || !isAbsolute(file) || !isAbsolute(importer)) return file;
  const folder = packageFolder(files, specifier, importer);
  if (folder === undefined) return forBrowsers ? undefined : file;
  return file.startsWith(folder) ? file : undefined;
}

/** File of a package as the engine finds it; the name itself of a module of Node. */
function enginePackage(specifier: string): string | undefined {
  try {
    const url = import.meta.resolve(specifier);
    return url.startsWith('file:') ? fileURLToPath(url) : specifier;
  } catch {
    return undefined;
  }
}

/** The folder of the package that an import finds first, with a slash at its end. */
function packageFolder(files: Files, specifier: string, importer: string): string | undefined {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  for (let folder = dirname(importer); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (files.kind(join(found, 'package.json')) === 'file') return join(realpathSync(found), sep);
    if (folder === dirname(folder)) return undefined;
  }
}

/** A package is another one where the file that is loaded, or its version, is. */
function knownBy(files: Files, file: string): readonly string[] {
  // Modules of Node itself are no files.
  if (!isAbsolute(file)) return [];
  let folder = dirname(file);
  while (files.kind(join(folder, 'package.json')) !== 'file' && folder !== dirname(folder)) folder = dirname(folder);
  return [file, join(folder, 'package.json')];
}

/** Files of what renders besides the blocks: the code around their views, and the packages that make the HTML. */
function renderingCode(files: Files): string[] {
  const own = files.list(engineFile('build/page/render')).map((name) => engineFile(`build/page/render/${name}`));
  return [...own, ...['react-dom', 'handlebars'].map(packageFile)];
}

function siteBlockEntries(files: Files, root: string): string[] {
  const folder = join(root, 'templates/blocks');
  return files
    .list(folder)
    .filter((name) => /^[^/]+\/index\.ts$/.test(name))
    .map((name) => join(folder, name));
}

function entryModule(own: readonly string[]): string {
  return [
    `import * as engine from ${JSON.stringify(engineFile('blocks/index.ts'))};`,
    ...own.map((file, index) => `import * as site${index} from ${JSON.stringify(file)};`),
    `const site = [${own.map((_, index) => `site${index}`).join(', ')}];`,
    'export { engine, site };',
  ].join('\n');
}

function islandIn(files: Files, folder: string): string | undefined {
  return ['island.tsx', 'island.ts'].map((name) => join(folder, name)).find((file) => files.kind(file) === 'file');
}

function registered(files: Files, block: AnyBlock, folder: string): RegisteredBlock {
  const island = islandIn(files, folder);
  return {
    block,
    folder,
    style: readText(files, join(folder, 'style.css')) ?? '',
    ...(island === undefined ? {} : { island }),
    schema: schemaOf(block),
  };
}

/** A schema compiles what it checks with when it is used first. */
const schemas = new WeakMap<AnyBlock, RegisteredBlock['schema']>();

function schemaOf(block: AnyBlock): RegisteredBlock['schema'] {
  const schema = schemas.get(block) ?? blockSchema(block);
  schemas.set(block, schema);
  return schema;
}
