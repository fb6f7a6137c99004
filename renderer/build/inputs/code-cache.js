// Runs a bundle with what V8 compiled of it the last time: compiling the command line anew takes longer than most commands
// do. Plain JavaScript, because the command line itself is the first thing to be run so.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { loadCacheFile, storeCacheFile } from '../lib/cache-file.js';

/**
 * Runs code as CommonJS and gives back what it exports. What V8 has compiled by the end of the process is kept beside the
 * file of the code, where that can be done, for the next process: V8 runs whatever it is handed, so only what passes its hash
 * is. The code itself imports nothing dynamically: a script cannot.
 *
 * @param {string} file absolute path that the code is known by; each code has one of its own
 * @param {string} code
 * @param {Readonly<Record<string, unknown>>} given what the code finds under these names, besides `exports` and `module`
 * @param {{ exports: unknown }} module where its exports go, for whoever hands them out while it still runs
 * @returns {unknown}
 */
export function runWithCodeCache(file, code, given, module = { exports: {} }) {
  const names = ['exports', 'module', ...Object.keys(given)];
  const kept = keptAs(file);
  const cachedData = loadCacheFile(kept);
  const script = new Script(`(function (${names.join(', ')}) {${code}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  if (cachedData === undefined || script.cachedDataRejected) {
    if (unkept.size === 0) process.once('exit', () => unkept.forEach(keep));
    unkept.set(kept, script);
  }
  // biome-ignore lint/plugin: the few names that a script is given
  script.runInThisContext()(module.exports, module, ...Object.values(given));
  return module.exports;
}

/**
 * Lets go of what was compiled of a file that another has taken the place of: it is not kept, neither now nor for the next
 * process.
 *
 * @param {string} file absolute path
 */
export function forgetCode(file) {
  unkept.delete(keptAs(file));
}

/** @param {string} file */
function keptAs(file) {
  return `${file}.${process.versions.v8}.cache`;
}

/**
 * What is to be kept at the end of the process, by the file to keep it in.
 *
 * @type {Map<string, Script>}
 */
const unkept = new Map();

/**
 * Several commands may end at once; where it cannot be kept, the next process compiles again.
 *
 * @param {Script} script
 * @param {string} file
 */
function keep(script, file) {
  try {
    // A folder that was removed meanwhile was meant to go, with all that was kept in it.
    if (existsSync(dirname(file))) storeCacheFile(file, [script.createCachedData()]);
  } catch {}
}
