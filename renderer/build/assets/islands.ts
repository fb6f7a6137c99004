import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { OutputChunk, Plugin, RolldownLog } from 'rolldown';
import { Faults, type Finding } from '../../sdk/issue.ts';
import type { Client } from '../../site/input.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import { engineFile, notInBrowsers } from '../inputs/bundle/bundle.ts';
import { askForRivals, type BundleInputs, InputWatch } from '../inputs/bundle/bundle-inputs.ts';
import { loadBundler } from '../inputs/bundle/bundler.ts';
import { modulePath } from '../inputs/bundle/module-path.ts';
import { packageVersions } from '../inputs/bundle/package-versions.ts';
import { remember } from '../inputs/bundle/remember.ts';
import { type Files, readText } from '../lib/files.ts';
import { islandsFolder, outboxModule } from '../lib/island-names.ts';
import { clientModule, clientModules, clientPackages } from './client-runtime.ts';
import { type MinifiedReactDom, minifiedReactDom, reactDomMaker } from './minified-react-dom.ts';
import { missingInPreact } from './missing-in-preact.ts';

/** The hydration bundles of a site. */
export interface Islands {
  /** Files in the output of each island, its own module first and then what that imports, by the type of its block. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Files to write, by their path in the output. */
  readonly files: Readonly<Record<string, string>>;
}

export interface IslandsOptions {
  readonly files: Files;
  readonly cacheDir: string;
  readonly client: Client;
  /** The site sends leads, so every page must be able to send on those that wait. */
  readonly leads: boolean;
  /** Is told when the bundler has got all that it asks for here, and needs nobody until it is done. */
  readonly onBegun?: (() => void) | undefined;
}

/** The files of {@link islandsFolder}: each hands on to the module of its build. */
export function islandsByName({ modules }: Pick<Islands, 'modules'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([type]) => type !== outboxModule)
      .map(([type, [own = '']]) => [`${islandsFolder}/${type}.js`, `export{default}from"../${basename(own)}";`]),
  );
}

const prefix = 'frontage:island/';

/** Bundles the islands of the blocks that are in use: one small entry each, and the runtime in a chunk that they share. */
export async function bundleIslands(
  blocks: readonly RegisteredBlock[],
  { files, cacheDir, client, leads, onBegun }: IslandsOptions,
): Promise<Islands> {
  const islands = blocks.flatMap(({ block, island }) =>
    island === undefined ? [] : [{ type: block.type, file: island }],
  );
  const entries = leads ? [...islands, { type: outboxModule, file: engineFile('client/outbox.ts') }] : islands;
  if (entries.length === 0) return { modules: {}, files: {} };
  // In one order, whichever of them stands first on the pages.
  entries.sort((a, b) => (a.type < b.type ? -1 : 1));
  return remember({
    files,
    cacheDir,
    name: 'islands',
    // biome-ignore lint/plugin: the packages of a constant
    key: JSON.stringify([entries, packageVersions(...clientPackages[client], 'rolldown')]),
    make: (read) => bundleOnce(entries, { client, files: read, standing: read, cacheDir, onBegun }),
  });
}

/** Clocks of disks may be behind, in milliseconds. */
const doubt = 5000;

let runs = 0;

/**
 * The bundler reads sources for itself: it works on other cores, and each file that it had to ask for here would wait until
 * whatever goes on here is done. Where one of them has just changed, what it read is not known, and it is handed all of them.
 * So it is from the second time on, when somebody edits islands.
 */
async function bundleOnce(entries: readonly Entry[], given: BundlerOptions) {
  runs += 1;
  if (runs > 1) return bundleEntries(entries, given);
  const since = Date.now() - doubt;
  const made = await bundleEntries(entries, { ...given, files: undefined });
  return made.inputs.some((file) => hasChanged(file, since)) ? bundleEntries(entries, given) : made;
}

function hasChanged(file: string, since: number): boolean {
  const { mtimeMs = since, ctimeMs = since } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return Math.max(mtimeMs, ctimeMs) >= since;
}

const deciding = ['build/assets/islands.ts', 'build/assets/client-runtime.ts', 'build/assets/minified-react-dom.ts'];

type Entry = { readonly type: string; readonly file: string };

interface BundlerOptions extends Pick<IslandsOptions, 'client' | 'cacheDir' | 'onBegun'> {
  /** What sources are read with; the bundler reads them for itself where this is left out. */
  readonly files?: Files | undefined;
  /** Is asked what stands where an import without an ending may lead. */
  readonly standing: Files;
}

async function bundleEntries(
  entries: readonly Entry[],
  { client, files, standing, cacheDir, onBegun }: BundlerOptions,
) {
  const { rolldown } = await loadBundler();
  const reactDom = client === 'react' ? await minifiedReactDom({ files: standing, cacheDir }) : undefined;
  const known = knownModules(client);
  const unresolved: Finding[] = [];
  const watch = new InputWatch(standing);
  const bundler = await rolldown({
    input: Object.fromEntries(entries.map(({ type }) => [type, prefix + type])),
    cwd: engineFile('.'),
    platform: 'browser',
    preserveEntrySignatures: 'strict',
    logLevel: 'warn',
    onLog(_level, log) {
      // It would be left to the browser, which has no packages.
      if (log.code === 'UNRESOLVED_IMPORT') unresolved.push(notForBrowsers(log));
    },
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"', ...(reactDom && { [reactDomMaker]: reactDom.name }) },
      jsx: { runtime: 'automatic', development: false },
    },
    resolve: { alias: Object.fromEntries(known.map(([id, file]) => [`${id}$`, file])) },
    plugins: [
      islandEntries(entries, { client, onBegun }, known),
      imports(standing, known),
      watch.plugin(),
      ...(files === undefined ? [] : [sourcesFrom(files)]),
    ],
  });
  try {
    const { output } = await bundler.generate({
      format: 'es',
      minify: true,
      comments: { annotation: false, jsdoc: false, legal: false },
      // Shorter, and the same in modules.
      topLevelVar: true,
      generatedCode: { preset: 'es2015' },
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      codeSplitting: { groups: groups(client) },
    });
    if (unresolved.length > 0) throw new Faults(unresolved);
    return bundled(
      output.flatMap((part) => (part.type === 'chunk' ? [part] : [])),
      watch.inputs(),
      reactDom,
    );
  } catch (error) {
    const findings = missingInPreact(error);
    throw findings.length > 0 ? new Faults(findings) : error;
  } finally {
    await bundler.close();
  }
}

function notForBrowsers({ exporter = '', loc, id }: RolldownLog): Finding {
  const file = loc?.file ?? id;
  return notInBrowsers(
    exporter,
    file === undefined ? undefined : { file, line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 },
  );
}

/** What stands in chunks of its own, because several islands need it. */
function groups(client: Client) {
  return [
    { name: client, test: /[\\/]node_modules[\\/]|[\\/]client[\\/]p?react[\\/]|^\0rolldown[\\/]runtime/ },
    // A few hundred bytes that nearly every island needs: one request, not one for each.
    { name: 'bus', test: /[\\/]client[\\/](bus|dev-host|once-per-element|toasts[\\/]index)\.ts$/ },
    { name: 'mount', test: /[\\/]client[\\/](mount|typed|counterpart|pressable)\.tsx?$/ },
    // A scheduler hands on where somebody comes from, and knows nothing of leads.
    { name: 'attribution', test: /[\\/]client[\\/](attribution[\\/]|shown-variant\.ts)/ },
    // What becomes of a lead is none of React's business, and the same for every form.
    {
      name: 'outbox',
      test: /[\\/]client[\\/](leads[\\/]|form[\\/](send|answer|intent|payload|suspect|take-lead-id)\.ts)/,
    },
    // What was pressed before its code was there, and is sent from another page.
    { name: 'left', test: /[\\/]client[\\/]left[\\/]/ },
    {
      name: 'form-kit',
      test: /[\\/]client[\\/]form[\\/](?!digits\.)|[\\/]sdk[\\/]ui[\\/](button-link|link-attributes)\./,
    },
  ];
}

function bundled(
  chunks: readonly OutputChunk[],
  { modules: loaded, settings }: BundleInputs,
  reactDom: MinifiedReactDom | undefined,
) {
  const modules = chunks
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName }) => [name, withImports(fileName, chunks)] as const);
  const codeOf = ({ code, moduleIds }: OutputChunk) =>
    reactDom !== undefined && moduleIds.includes(reactDomClient) ? code.trimEnd() + reactDom.code : code;
  return {
    value: {
      modules: Object.fromEntries(modules.sort(([a], [b]) => (a < b ? -1 : 1))),
      files: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, codeOf(chunk)])),
    },
    // These decide how they are bundled, so they go in as well.
    inputs: [...new Set([...loaded.filter(isInput), ...settings, ...deciding.map(engineFile)])].sort(),
  };
}

/** A file and all that it imports, by whatever way: a browser that is told of all of them fetches them in one go. */
function withImports(
  file: string,
  chunks: readonly { readonly fileName: string; readonly imports: readonly string[] }[],
) {
  const files = new Set([file]);
  for (const name of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) files.add(imported);
  }
  return [...files];
}

type KnownModules = readonly (readonly [id: string, file: string])[];

/** The module whose chunk has React's renderer at its end. */
const reactDomClient = engineFile('client/react/react-dom-client.cjs');

/** Files of what islands import by name. The bundler is told of them beforehand, so that it need not wait for an answer. */
function knownModules(client: Client): KnownModules {
  const modules = new Map([...clientModules(client), ['frontage/block', engineFile('sdk/index.ts')]]);
  if (client === 'react') modules.set('react-dom/client', reactDomClient);
  return [...modules];
}

/**
 * The module of an island: what `island.tsx` exports, ready to take over the server's HTML. An `island.ts` exports a
 * function that takes the element and does by itself what there is to do, without React.
 */
function islandEntries(
  entries: readonly Entry[],
  { client, onBegun }: Pick<BundlerOptions, 'client' | 'onBegun'>,
  known: KnownModules,
): Plugin {
  const waiting = new Set(entries.map(({ type }) => type));
  return {
    name: 'frontage:islands',
    // A site may have a React of its own in reach: the packages are the engine's.
    resolveId: {
      filter: {
        id: {
          include: /^(?:frontage:island\/|react(?:-dom)?(?:\/|$))/,
          exclude: known.map(([id]) => new RegExp(`^${id}$`)),
        },
      },
      handler(id) {
        if (id.startsWith(prefix)) return `\0${id}`;
        const module = clientModule(client, id);
        return module === undefined ? undefined : { id: module, external: false };
      },
    },
    load: {
      filter: { id: /^\0frontage:island\// },
      handler(id) {
        const entry = entries.find(({ type }) => type === id.slice(prefix.length + 1));
        if (entry && waiting.delete(entry.type) && waiting.size === 0) onBegun?.();
        return entry && moduleOf(entry);
      },
    },
  };
}

/**
 * Imports without an ending, as sites may write them, lead where they do in views and in the config: the bundler has another
 * order. It does not say where it looked in vain, so that is asked for here.
 */
function imports(standing: Files, known: KnownModules): Plugin {
  return {
    name: 'frontage:imports',
    resolveId: {
      filter: {
        id: {
          exclude: [/^\0/, /^\.{1,2}\/.*\.(?:[cm]?[jt]sx?|json)$/, ...known.map(([id]) => new RegExp(`^${id}$`))],
        },
      },
      handler(specifier, importer) {
        if (importer === undefined) return undefined;
        // Packages mean plain JavaScript by such names, and are the bundler's to resolve.
        if (/^\.{1,2}\//.test(specifier) && isSource(importer)) return modulePath(standing, specifier, importer);
        askForRivals(standing, specifier, importer);
        return undefined;
      },
    },
  };
}

function sourcesFrom(files: Files): Plugin {
  return {
    name: 'frontage:sources',
    load: (id) => (isInput(id) ? readText(files, id) : undefined),
  };
}

/** Code that took long may be asked for again, and then comes twice: it starts once all the same. */
function moduleOf({ type, file }: Entry): string {
  const from = (name: string) => JSON.stringify(engineFile(name));
  if (type === outboxModule) return `export { default } from ${JSON.stringify(file)};`;
  const hydrated = file.endsWith('.tsx');
  return [
    `import { oncePerElement } from ${from('client/once-per-element.ts')};`,
    `import Island from ${JSON.stringify(file)};`,
    ...(hydrated ? [`import { mount } from ${from('client/mount.tsx')};`] : []),
    `export default oncePerElement(${hydrated ? '(root) => mount(root, Island)' : 'Island'});`,
  ].join('\n');
}

/** The packages of the runtime are known by their versions; every other module by its content. */
function isInput(id: string): boolean {
  return id.startsWith('/') && !runtime.test(id);
}

const runtime = /\/node_modules\/(?:react|react-dom|scheduler|preact)\/(?!.*\/node_modules\/)/;

/** What the engine or the site itself is made of; the engine may be installed as a package. */
function isSource(id: string): boolean {
  return id.startsWith('/') && (!id.includes('/node_modules/') || id.startsWith(engineFile('.')));
}
