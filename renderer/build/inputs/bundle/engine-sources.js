// The sources of the engine, which are named as a whole when a command starts. Plain JavaScript, because the command line
// is compiled of them, and looked for by their state.
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine. */
export const engine = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

const folders = ['cli', 'renderer'].map((name) => join(engine, name, sep));

/**
 * Whether the state of all sources ({@link stateOfSources}) tells the state of this file.
 *
 * @param {string} file absolute path
 */
export function isEngineSource(file) {
  return isSource(file) && folders.some((folder) => file.startsWith(folder));
}

/**
 * Tells a state of the sources, and of some files besides, from any other: the paths, sizes and times of all, as one text.
 *
 * @param {readonly string[]} others paths from the engine's folder
 */
export function stateOfSources(others) {
  let state = engine;
  for (const file of [
    ...folders.flatMap((folder) => sourcesBelow(folder)),
    ...others.map((name) => join(engine, name)),
  ]) {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    state += `\n${file} ${mtimeMs} ${size}`;
  }
  return state;
}

/**
 * Folder by folder: what Node has for walking folders takes four times as long, and every command waits for it. Links are
 * followed, for some tools lay out sources as links only, but none twice: it may lead to a folder around it.
 *
 * @param {string} folder ends with a separator
 * @param {Set<string>} followed where links to folders have led
 * @returns {string[]}
 */
function sourcesBelow(folder, followed = new Set()) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (entry.isDirectory()) return sourcesBelow(path + sep, followed);
    if (!entry.isSymbolicLink() || !statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      return isSource(entry.name) ? [path] : [];
    }
    const target = realpathSync(path);
    if (followed.has(target)) return [];
    followed.add(target);
    return sourcesBelow(path + sep, followed);
  });
}

/** @param {string} name */
function isSource(name) {
  return /\.(?:c?js|jsx|tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name);
}
