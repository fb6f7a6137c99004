// Caches the command line as a few plain scripts, because loading its TypeScript and packages file by file takes longer than
// most commands. This file is JavaScript because it runs first.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engine, stateOfSources } from '../renderer/build/inputs/bundle/engine-sources.js';
import { runWithCodeCache } from '../renderer/build/inputs/code-cache.js';
import { loadCacheFile, storeCacheFile } from '../renderer/build/lib/cache-file.js';

/**
 * JavaScript packages that most commands need, and that are bundled into the scripts. Of the bundler, these are all parts but
 * its native code and its parser, which only errors need.
 */
const bundledPackages =
  /^(commander|country-to-currency|csv-parse|entities|handlebars|htmlparser2|image-size|jsonc-parser|leven|react|react-dom|zod)(\/|$)|^rolldown$/;

/** Replacements of `import.meta.resolve`, and of `import` for packages outside the bundle. */
const resolver = 'resolvePackage';
const importer = 'load__';

/**
 * Loads the compiled command line, after compiling it again if a source has changed. Returns its exports and an id of the
 * state of its sources. Throws the file system's error if the cache cannot be written.
 *
 * @returns {Promise<{ main: (argv: readonly string[], state?: string) => Promise<void>, state?: string }>}
 */
export async function compiled() {
  const cacheFolder = join(engine, '.frontage', 'command-line');
  const state = sourceStateId();
  const folder = join(cacheFolder, state);
  const scripts = readScripts(folder) ?? (await compile(folder, cacheFolder));
  nameSources(folder);
  const outside = createRequire(import.meta.url);
  /** @type {Map<string, { exports: unknown }>} */
  const chunks = new Map();
  /** @param {string} name */
  const requireScript = (name) => {
    if (!name.startsWith('./')) return outside(name);
    const known = chunks.get(name);
    if (known !== undefined) return known.exports;
    const chunk = { exports: {} };
    chunks.set(name, chunk);
    return runWithCodeCache(join(folder, name), scripts(name), given, chunk);
  };
  const given = {
    // Some packages inspect these properties.
    require: Object.assign(requireScript, { extensions: outside.extensions, resolve: outside.resolve }),
    [resolver]: (/** @type {string} */ name) => import.meta.resolve(name),
    [importer]: (/** @type {string} */ name) => import(name),
  };
  const { main } = /** @type {{ main: (argv: readonly string[], state?: string) => Promise<void> }} */ (
    requireScript(`./${start}`)
  );
  return { main, state };
}

/**
 * Makes stack traces name the sources. Loads a source map only when a stack is read.
 *
 * @param {string} folder
 */
function nameSources(folder) {
  /** @type {Map<string, SourceMap>} */
  const maps = new Map();
  Error.prepareStackTrace = (error, calls) => {
    const lines = calls.map((call) => {
      const line = `    at ${call}`;
      const file = call.getFileName() ?? '';
      if (dirname(file) !== folder) return line;
      const source = loadCacheFile(`${file}.map`)?.toString();
      const map = maps.get(file) ?? (source === undefined ? undefined : new SourceMap(JSON.parse(source)));
      if (map === undefined) return line;
      maps.set(file, map);
      const entry = map.findEntry((call.getLineNumber() ?? 1) - 1, (call.getColumnNumber() ?? 1) - 1);
      if (!('originalSource' in entry)) return line;
      const location = `${join(folder, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
      return line.replace(/[^ (]*\.cjs:\d+:\d+/, () => location);
    });
    return [String(error), ...lines].join('\n');
  };
}

/** Returns an id of the state of sources and packages, from their paths, sizes and times. */
export function sourceStateId() {
  // npm's own lock file is in `node_modules`, inside the engine or around it.
  const packages = ['package.json', 'node_modules/.package-lock.json', '../.package-lock.json'];
  return createHash('sha256').update(stateOfSources(packages)).digest('hex').slice(0, 20);
}

/**
 * Returns a function that reads the scripts of a folder by name; undefined if they are missing or damaged. All scripts are in
 * one file, so that each command verifies one hash.
 *
 * @param {string} folder
 * @returns {((name: string) => string) | undefined}
 */
function readScripts(folder) {
  const bytes = loadCacheFile(join(folder, scriptsName));
  if (bytes === undefined) return undefined;
  const start = bytes.indexOf('\n') + 1;
  /** @type {Record<string, [from: number, to: number]>} */
  const offsets = JSON.parse(bytes.toString('utf8', 0, start));
  return (name) => {
    const [from, to] = offsets[join(name)] ?? [0, 0];
    return bytes.toString('utf8', start + from, start + to);
  };
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} scripts
 */
function storeScripts(folder, scripts) {
  /** @type {Record<string, [from: number, to: number]>} */
  const offsets = {};
  const parts = [...scripts].map(([name, code]) => ({ name, bytes: Buffer.from(code) }));
  let at = 0;
  for (const { name, bytes } of parts) {
    offsets[name] = [at, at + bytes.length];
    at += bytes.length;
  }
  storeCacheFile(join(folder, scriptsName), [`${JSON.stringify(offsets)}\n`, ...parts.map(({ bytes }) => bytes)]);
}

/** The file with all scripts; its first line has their offsets. */
const scriptsName = 'scripts';

/** The script that loads the others. */
const start = 'main.cjs';

/**
 * Compiles the scripts; modules keep the URL of their own source. The folder appears in one rename, because several commands
 * may start at once.
 *
 * @param {string} folder
 * @param {string} cacheFolder
 */
async function compile(folder, cacheFolder) {
  mkdirSync(cacheFolder, { recursive: true });
  // See `loadBundler`: the allocator would hold all that it sets aside.
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
  const [{ rolldown }, { parseAst }] = await Promise.all([import('rolldown'), import('rolldown/parseAst')]);
  const bundle = await rolldown({
    cwd: engine,
    input: join(engine, 'cli/main.ts'),
    platform: 'node',
    external: (id, importer) => !/^[./]|^[A-Z]:/i.test(id) && !bundledPackages.test(id) && isEngineModule(importer),
    // React's production build renders seven times as fast.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { mainFields: ['module', 'main'] },
    plugins: [
      {
        name: 'frontage:left-out',
        // Handlebars only uses it for source maps, which are not needed.
        resolveId: (id) => (id === 'source-map' ? leftOut : null),
        load: (id) => (id === leftOut ? '' : null),
        transform: (code, id) => (zodLocales.test(id) ? { code: onDemand(code), map: null } : null),
      },
      {
        name: 'frontage:module-in-a-script',
        transform: (code, id) => {
          if (ofBundler.test(id)) return { code: withoutImportMeta(code, id), map: null };
          if (!isEngineModule(id)) return null;
          return { code: replaceImports(code, id, parseAst).replaceAll('import.meta.resolve', resolver), map: null };
        },
      },
    ],
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.generate({
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: 'hidden',
  });
  await bundle.close();
  const draft = `${folder}.${randomUUID()}`;
  const chunks = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  for (const { fileName, map } of chunks) storeCacheFile(join(draft, `${fileName}.map`), [JSON.stringify(map)]);
  storeScripts(draft, new Map(chunks.map(({ fileName, code }) => [fileName, code])));
  if (readScripts(folder) === undefined) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (readScripts(folder) === undefined) throw error;
  }
  removeOldFolders(cacheFolder, folder);
  const scripts = readScripts(folder);
  if (scripts === undefined) throw new Error('the compiled command line cannot be read again');
  return scripts;
}

/** The id of the empty module for packages that are left out. */
const leftOut = 'frontage:left-out';

/** Modules of the bundler. */
const ofBundler = /[\\/]node_modules[\\/]rolldown[\\/]/;

/** zod's messages in fifty languages, half of its code. Custom blocks may use one. */
const zodLocales = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/;

/**
 * Returns a module with the same exports that loads the locales on the first call.
 *
 * @param {string} code
 */
function onDemand(code) {
  const names = [...code.matchAll(/default as (\w+)/g)].map(([, name]) => name);
  const exports = names.map((name) => `export const ${name} = () => outside('zod/locales').${name}();`);
  return ['const outside = require;', ...exports].join('\n');
}

/**
 * Returns code with its own URL, and with a function in place of each `import()` of a package outside the bundle.
 *
 * @param {string} code
 * @param {string} id
 * @param {typeof import('rolldown/parseAst').parseAst} parse
 */
function replaceImports(code, id, parse) {
  const named = withOwnUrl(code, id);
  if (!/\bimport\((?!\s*['"]\.)/.test(named)) return named;
  /** @type {number[]} */
  const offsets = [];
  JSON.stringify(parse(named, { lang: 'ts' }), (_, node) => {
    if (node?.type === 'ImportExpression' && isOutside(node.source.value)) offsets.push(node.start);
    return node;
  });
  return offsets.reduce((text, at) => text.slice(0, at) + importer + text.slice(at + importer.length), named);
}

/**
 * Returns code with its own URL in place of `import.meta.url`.
 *
 * @param {string} code
 * @param {string} id
 */
function withOwnUrl(code, id) {
  return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
}

/**
 * Does the same, and replaces the rest of `import.meta`, which a plain script lacks, by an empty object.
 *
 * @param {string} code
 * @param {string} id
 */
function withoutImportMeta(code, id) {
  return withOwnUrl(code, id).replaceAll(/\bimport\.meta\b/g, '({})');
}

/**
 * Returns whether an `import()` leads outside the bundle.
 *
 * @param {string | undefined} name undefined if it is computed
 */
function isOutside(name) {
  return name === undefined || !(name.startsWith('.') || bundledPackages.test(name));
}

/**
 * Returns whether a module belongs to the engine and not to a package.
 *
 * @param {string | undefined} importer
 */
function isEngineModule(importer) {
  return !importer?.includes('node_modules');
}

/**
 * Removes old folders that no command can still use; never the new one, because the clock of the disk may differ.
 *
 * @param {string} cacheFolder
 * @param {string} made
 */
function removeOldFolders(cacheFolder, made) {
  const yesterday = Date.now() - 24 * 3600_000;
  for (const name of readdirSync(cacheFolder)) {
    if (join(cacheFolder, name) === made) continue;
    const { mtimeMs = yesterday } = statSync(join(cacheFolder, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < yesterday) rmSync(join(cacheFolder, name), { recursive: true, force: true });
  }
}
