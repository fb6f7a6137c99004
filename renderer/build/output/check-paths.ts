import { foldersOf, isUnder, startsAtRoot, stepsOf } from '../lib/slash-path.ts';
import { windowsNameProblem } from '../lib/windows-names.ts';
import { markerName } from './marker.ts';

/**
 * Throws if paths do not name distinct files inside one folder. It throws ordinary errors, because earlier stages make the
 * paths and a wrong one is a bug of the engine.
 */
export function checkPaths(paths: readonly string[], platform = process.platform): void {
  const taken = new Map([[markerName, 'the marker']]);
  // Windows takes names that differ in case for the same.
  const keyOf = (path: string) => (platform === 'win32' ? path.toLowerCase() : path);
  for (const [index, path] of paths.entries()) {
    const problem = problemOf(path, platform);
    if (problem !== undefined) throw new Error(`The output path ${JSON.stringify(path)} ${problem}`);
    const other = taken.get(keyOf(path));
    if (other !== undefined) throw new Error(`Two outputs share the path "${path}": ${other} and output ${index + 1}`);
    taken.set(keyOf(path), `output ${index + 1}`);
  }
  const folders = new Set(foldersOf(paths.map(keyOf)));
  for (const [path, name] of taken) {
    if (!folders.has(path)) continue;
    const inside = paths.find((candidate) => isUnder(keyOf(candidate), path));
    throw new Error(`Two outputs share the path "${path}": ${name} is a file there, and "${inside}" needs a folder`);
  }
}

function problemOf(path: string, platform: NodeJS.Platform): string | undefined {
  if (path.includes('\0')) return 'contains a NUL character';
  if (path.includes('\\')) return 'contains a backslash';
  if (startsAtRoot(path) || /^[a-z]:/i.test(path)) return 'is absolute';
  const parts = stepsOf(path);
  if (parts.includes('..') || parts.includes('.')) return 'leads out of its folder';
  if (parts.includes('')) return 'has an empty part';
  const name =
    platform === 'win32' ? parts.map(windowsNameProblem).find((problem) => problem !== undefined) : undefined;
  return name === undefined ? undefined : `cannot be written: ${name}`;
}
