import { isAbsolute } from 'node:path';
import type { OutputChunk, Plugin, RolldownLog } from 'rolldown';
import { type Diagnostic, DiagnosticsError } from '../../sdk/issue.ts';
import type { Client } from '../../site/input.ts';
import { engineFile, isEngineFile } from '../inputs/bundle/bundle.ts';
import { notInBrowsers } from '../inputs/bundle/bundle-diagnostics.ts';
import {
  type BundleInputs,
  InputTracker,
  loadBundler,
  modulePath,
  recordCandidates,
} from '../inputs/bundle/bundle-inputs.ts';
import { type Files, readText } from '../lib/files.ts';
import { outboxModule, sharedIslands } from '../lib/island-names.ts';
import { isInPackage, normalisedPath } from '../lib/paths.ts';
import { clientModule, missingInPreact } from './client-runtime.ts';
import { type MinifiedReactDom, minifiedReactDom, reactDomMaker } from './engine-scripts.ts';

const prefix = 'frontage:island/';

/** Modules that decide how islands are bundled, so that a change of them invalidates the cache. */
const bundlerSources = [
  'build/assets/islands.ts',
  'build/assets/island-bundler.ts',
  'build/assets/client-runtime.ts',
  'build/assets/engine-scripts.ts',
];

/** An island to bundle: the type of its block and its file. */
export interface IslandEntry {
  readonly type: string;
  readonly file: string;
}

export interface IslandBundlerOptions {
  readonly client: Client;
  readonly cacheDir: string;
  /** The country of phone numbers without a country code. Without it, forms get no code for phone numbers. */
  readonly phoneRegion?: string | undefined;
  /** Reads the sources, and resolves imports without a file extension. */
  readonly files: Files;
}

/** Bundles islands. Returns their modules, and the input files for the cache. */
export async function bundleEntries(
  entries: readonly IslandEntry[],
  { client, phoneRegion = '', files, cacheDir }: IslandBundlerOptions,
) {
  const { build } = await loadBundler();
  const reactDom = client === 'react' ? await minifiedReactDom({ files, cacheDir }) : undefined;
  const unresolved: Diagnostic[] = [];
  const watch = new InputTracker(files);
  try {
    const { output } = await build({
      input: Object.fromEntries(entries.map(({ type }) => [type, prefix + type])),
      cwd: engineFile('.'),
      platform: 'browser',
      preserveEntrySignatures: 'strict',
      logLevel: 'warn',
      onLog(_level, log) {
        // The import would stay in the output, and browsers have no packages.
        if (log.code === 'UNRESOLVED_IMPORT') unresolved.push(notForBrowsers(log));
      },
      transform: {
        target: 'es2022',
        define: {
          'process.env.NODE_ENV': '"production"',
          'process.env.FRONTAGE_REGION': JSON.stringify(phoneRegion),
          ...(reactDom && { [reactDomMaker]: reactDom.name }),
        },
        jsx: { runtime: 'automatic', development: false },
      },
      plugins: [islandEntries(entries, client), imports(files), watch.plugin(), sourcesFrom(files)],
      write: false,
      output: {
        format: 'es',
        minify: true,
        comments: { annotation: false, jsdoc: false, legal: false },
        // Shorter, with the same meaning in modules.
        topLevelVar: true,
        generatedCode: { preset: 'es2015' },
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: groups(client) },
      },
    });
    if (unresolved.length > 0) throw new DiagnosticsError(unresolved);
    return bundled(
      output.flatMap((part) => (part.type === 'chunk' ? [part] : [])),
      watch.inputs(),
      reactDom,
    );
  } catch (error) {
    const diagnostics = missingInPreact(error);
    throw diagnostics.length > 0 ? new DiagnosticsError(diagnostics) : error;
  }
}

function notForBrowsers({ exporter = '', loc, id }: RolldownLog): Diagnostic {
  const file = loc?.file ?? id;
  return notInBrowsers(
    exporter,
    file === undefined
      ? undefined
      : { file: normalisedPath(file), line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 },
  );
}

/** Matches modules of packages, but not those of the engine, which may itself be installed as a package. */
const ofPackages = `^(?!${engineFile('.').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}).*[\\\\/]node_modules[\\\\/](?!libphonenumber-js[\\\\/])`;

/** Chunks for code that several islands share. */
function groups(client: Client) {
  return [
    { name: client, test: new RegExp(`${ofPackages}|[\\\\/]client[\\\\/]p?react[\\\\/]|^\\0rolldown[\\\\/]runtime`) },
    // A few hundred bytes that nearly every island needs, in one request.
    { name: 'bus', test: /[\\/]client[\\/](bus|dev-host|once-per-element|toasts[\\/]index)\.[jt]s$/ },
    { name: 'mount', test: /[\\/]client[\\/](mount|typed)\.[jt]sx?$/ },
    // A scheduler passes attribution on without any lead.
    { name: 'attribution', test: /[\\/]client[\\/](attribution[\\/]|shown-variant\.)/ },
    // Sending a lead needs no React and is the same for every form.
    {
      name: 'outbox',
      test: /[\\/]client[\\/](leads[\\/]|form[\\/](send|answer|intent)\.)/,
    },
    // What the form's page and the page after it share.
    { name: 'handover', test: /[\\/]client[\\/]form[\\/]after[\\/](handover|reports)\./ },
    // Partial leads, which any page may have to send again.
    { name: 'partial', test: /[\\/]client[\\/]form[\\/]partial[\\/]partial-lead\./ },
    // What earlier pages left to this one: presses before their code had loaded, and leads to count.
    { name: 'left', test: /[\\/]client[\\/]left[\\/]/ },
    {
      name: 'form-kit',
      test: /[\\/]client[\\/]form[\\/](?!(?:numbers|phones|form-island|short-form-island|start-next)\.|(?:controls|steps|after|partial)[\\/])|[\\/]sdk[\\/]ui[\\/](button-link|link-attributes)\./,
    },
    // The numbers of the world, last: what it shares with forms stays with them.
    { name: 'phones', test: /[\\/](libphonenumber-js[\\/]|client[\\/]form[\\/]phones\.)/ },
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
    inputs: [...new Set([...loaded.filter(isInput), ...settings, ...bundlerSources.map(engineFile)])].sort(),
  };
}

/** A file and everything that it imports, directly or not, so that browsers fetch all of it at once. */
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

/** The module to whose chunk React's renderer is appended. */
const reactDomClient = engineFile('client/react/react-dom-client.cjs');

/**
 * Provides the entry modules of islands. That of an `island.tsx` hydrates the server's HTML. An `island.ts` exports a
 * function that takes the element and works without React.
 */
function islandEntries(entries: readonly IslandEntry[], client: Client): Plugin {
  return {
    name: 'frontage:islands',
    // A site may have its own React installed; islands use the engine's.
    resolveId: {
      filter: { id: /^(?:frontage:island\/|frontage\/block$|react(?:-dom)?(?:\/|$))/ },
      handler(id) {
        if (id.startsWith(prefix)) return `\0${id}`;
        if (id === 'frontage/block') return engineFile('sdk/index.ts');
        return id === 'react-dom/client' && client === 'react' ? reactDomClient : clientModule(client, id);
      },
    },
    load: {
      filter: { id: /^\0frontage:island\// },
      handler(id) {
        const entry = entries.find(({ type }) => type === id.slice(prefix.length + 1));
        return entry && moduleOf(entry);
      },
    },
  };
}

/**
 * Resolves imports without a file extension as in views and the config, because the bundler has another order. Also records
 * where other files would take precedence, which the bundler does not report.
 */
function imports(files: Files): Plugin {
  return {
    name: 'frontage:imports',
    resolveId: {
      filter: { id: { exclude: [/^\0/, /^\.{1,2}\/.*\.(?:[cm]?[jt]sx?|json)$/] } },
      handler(specifier, importer) {
        if (importer === undefined) return undefined;
        // In packages such names mean plain JavaScript, which the bundler resolves.
        if (/^\.{1,2}\//.test(specifier) && isSource(importer)) return modulePath(files, specifier, importer);
        recordCandidates(files, specifier, importer);
        return undefined;
      },
    },
  };
}

function sourcesFrom(files: Files): Plugin {
  return { name: 'frontage:sources', load: (id) => (isInput(id) ? readText(files, id) : undefined) };
}

/** Slow code may be requested again and load twice. `oncePerElement` starts it once, where starting twice would do harm. */
function moduleOf({ type, file }: IslandEntry): string {
  const from = (name: string) => JSON.stringify(engineFile(name));
  if (type === outboxModule || sharedIslands.has(type)) return `export { default } from ${JSON.stringify(file)};`;
  const hydrated = /\.[jt]sx$/.test(file);
  return [
    `import { oncePerElement } from ${from('client/once-per-element.ts')};`,
    `import Island from ${JSON.stringify(file)};`,
    ...(hydrated ? [`import { mount } from ${from('client/mount.tsx')};`] : []),
    `export default oncePerElement(${hydrated ? '(root) => mount(root, Island)' : 'Island'});`,
  ].join('\n');
}

/** Modules are inputs by content, except packages of the runtime, whose versions are part of the cache key. */
function isInput(id: string): boolean {
  return isAbsolute(id) && !runtime.test(id);
}

const runtime =
  /[\\/]node_modules[\\/](?:libphonenumber-js|react|react-dom|scheduler|preact)[\\/](?!.*[\\/]node_modules[\\/])/;

/** Whether a file belongs to the site or the engine, which may be installed as a package. */
function isSource(id: string): boolean {
  return isAbsolute(id) && (!isInPackage(id) || isEngineFile(id));
}
