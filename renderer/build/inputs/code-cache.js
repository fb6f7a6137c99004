// Runs a bundle with V8's code cache, because compiling the command line takes longer than most commands. Plain
// JavaScript, because the command line itself runs this way.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { loadCacheFile, storeCacheFile } from '../lib/cache-file.js';

/**
 * Runs code as CommonJS and returns its exports. At the end of the process, stores the code cache of V8 beside the file. V8
 * trusts the cache, so it has a checksum. The code must not use dynamic imports, which scripts do not support.
 *
 * @param {string} file absolute path that identifies the code
 * @param {string} code
 * @param {Readonly<Record<string, unknown>>} given variables of the code besides `exports` and `module`
 * @param {{ exports: unknown }} module receives the exports, which others may read while the code still runs
 * @returns {unknown}
 */
export function runWithCodeCache(file, code, given, module = { exports: {} }) {
  const names = ['exports', 'module', ...Object.keys(given)];
  const cacheFile = cachePath(file);
  const cachedData = loadCacheFile(cacheFile);
  const script = new Script(`(function (${names.join(', ')}) {${code}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  if (cachedData === undefined || script.cachedDataRejected) {
    if (unsaved.size === 0) process.once('exit', () => unsaved.forEach(store));
    unsaved.set(cacheFile, script);
  }
  // biome-ignore lint/plugin: the few names that a script is given
  script.runInThisContext()(module.exports, module, ...Object.values(given));
  return module.exports;
}

/**
 * Drops the compiled code of a file that another one replaced, without storing it.
 *
 * @param {string} file absolute path
 */
export function dropCode(file) {
  unsaved.delete(cachePath(file));
}

/** @param {string} file */
function cachePath(file) {
  return `${file}.${process.versions.v8}.cache`;
}

/**
 * Scripts whose code cache is stored at the end of the process, by cache file.
 *
 * @type {Map<string, Script>}
 */
const unsaved = new Map();

/**
 * Several commands may end at once. If storing fails, the next process compiles again.
 *
 * @param {Script} script
 * @param {string} file
 */
function store(script, file) {
  try {
    // Do not recreate a folder that was removed meanwhile.
    if (existsSync(dirname(file))) storeCacheFile(file, [script.createCachedData()]);
  } catch {}
}
