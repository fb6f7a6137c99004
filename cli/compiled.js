// Loads the command line from a few plain scripts, because loading its TypeScript and packages file by file takes longer than
// most commands. A package contains the scripts; a clone caches them. This file is JavaScript because it runs first.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { engine, packed, stateOfSources } from '../renderer/build/inputs/bundle/engine-sources.js';
import { runWithCodeCache } from '../renderer/build/inputs/code-cache.js';
import { loadCacheFile, storeCacheFile } from '../renderer/build/lib/cache-file.js';

/** The folder of the scripts in a package. */
export const packedScripts = join(engine, 'cli', 'command-line');

/**
 * Loads a compiled script. In a clone, compiles all scripts again if a source has changed, and stack traces name the sources.
 * Returns its exports and an id of the state of the sources. Throws the file system's error if the cache cannot be written.
 *
 * @param {'main' | 'api'} entry
 * @returns {Promise<{ exports: unknown, state: string }>}
 */
export async function compiledScript(entry) {
  const state = sourceStateId();
  const folder = packed === undefined ? join(engine, '.frontage', 'command-line', state) : packedScripts;
  const scripts = readScripts(folder) ?? (await compile(folder, dirname(folder)));
  if (packed === undefined) nameSources(folder);
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
    resolvePackage: (/** @type {string} */ name) => import.meta.resolve(name),
    load__: (/** @type {string} */ name) => import(name),
    engineUrl__: pathToFileURL(join(engine, sep)).href,
  };
  return { exports: requireScript(`./${entry}.cjs`), state };
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

/**
 * Returns an id of the state of sources and packages, from their paths, sizes and times. In a package, all files have the same
 * time, so its own id is used.
 */
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
  const stored = bytes.subarray(start);
  const code = folder === packedScripts ? brotliDecompressSync(stored) : stored;
  return (name) => {
    const [from, to] = offsets[join(name)] ?? [0, 0];
    return code.toString('utf8', from, to);
  };
}

/**
 * Stores scripts in one file. Those of a package are compressed.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} scripts
 * @param {(code: Uint8Array) => Uint8Array} [encode]
 */
export function storeScripts(folder, scripts, encode = (code) => code) {
  /** @type {Record<string, [from: number, to: number]>} */
  const offsets = {};
  const parts = [...scripts].map(([name, code]) => ({ name, bytes: Buffer.from(code) }));
  let at = 0;
  for (const { name, bytes } of parts) {
    offsets[name] = [at, at + bytes.length];
    at += bytes.length;
  }
  const code = Buffer.concat(parts.map(({ bytes }) => bytes));
  storeCacheFile(join(folder, scriptsName), [`${JSON.stringify(offsets)}\n`, encode(code)]);
}

/** The file with all scripts; its first line has their offsets. */
const scriptsName = 'scripts';

/**
 * Compiles the scripts. The folder appears in one rename, because several commands may start at once.
 *
 * @param {string} folder
 * @param {string} cacheFolder
 */
async function compile(folder, cacheFolder) {
  mkdirSync(cacheFolder, { recursive: true });
  const { bundleCommandLine } = await import('./compile.js');
  const chunks = await bundleCommandLine(folder);
  const draft = `${folder}.${randomUUID()}`;
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
