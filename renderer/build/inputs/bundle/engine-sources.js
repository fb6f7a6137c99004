// The state of the engine's sources, which every command computes at its start. Plain JavaScript, because the compiled
// command line is found by this state.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine. */
export const engine = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The file that makes a package different from a clone. */
export const packedFile = join(engine, 'packed.json');

/**
 * What the pack step knows about a package: an id of everything in it, and the version of the code that draws cards.
 * Undefined in a clone.
 *
 * @type {{ readonly id: string, readonly drawing: string } | undefined}
 */
export const packed = existsSync(packedFile) ? JSON.parse(readFileSync(packedFile, 'utf8')) : undefined;

const folders = ['cli', 'renderer'].map((name) => join(engine, name, sep));

/**
 * Whether {@link stateOfSources} covers this file.
 *
 * @param {string} file absolute path
 */
export function isEngineSource(file) {
  return isSource(file) && folders.some((folder) => file.startsWith(folder));
}

/**
 * Returns the paths of all sources, absolute.
 *
 * @returns {string[]}
 */
export function engineSources() {
  return folders.flatMap((folder) => sourcesBelow(folder));
}

/**
 * Returns paths, sizes and times of all sources and some other files as a text that identifies their state.
 *
 * @param {readonly string[]} others paths relative to the engine's folder
 */
export function stateOfSources(others) {
  let state = engine + (packed?.id ?? '');
  const sources = packed === undefined ? engineSources() : [];
  for (const file of [...sources, ...others.map((name) => join(engine, name))]) {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    state += `\n${file} ${mtimeMs} ${size}`;
  }
  return state;
}

/**
 * Walks folders by hand, because Node's recursive listing takes four times as long and every command waits for it. Follows
 * links, because some tools install sources as links, but none twice, because a link may lead to a parent folder.
 *
 * @param {string} folder ends with a separator
 * @param {Set<string>} followed targets of links so far
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
  return /\.(?:c?js|jsx|tsx?|css)$|\b[a-z]{2}\.json$/.test(name) && !/\.test\.tsx?$/.test(name);
}
