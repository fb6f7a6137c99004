import { markerName } from './marker.ts';

/**
 * Throws if paths do not name distinct files inside one folder. It throws ordinary errors, because earlier stages make the
 * paths and a wrong one is a bug of the engine.
 */
export function checkPaths(paths: readonly string[]): void {
  const taken = new Map([[markerName, 'the marker']]);
  for (const [index, path] of paths.entries()) {
    const problem = problemOf(path);
    if (problem !== undefined) throw new Error(`The output path ${JSON.stringify(path)} ${problem}`);
    const other = taken.get(path);
    if (other !== undefined) throw new Error(`Two outputs share the path "${path}": ${other} and output ${index + 1}`);
    taken.set(path, `output ${index + 1}`);
  }
  const folders = new Set(foldersOf(paths));
  for (const [path, name] of taken) {
    if (!folders.has(path)) continue;
    const inside = paths.find((candidate) => candidate.startsWith(`${path}/`));
    throw new Error(`Two outputs share the path "${path}": ${name} is a file there, and "${inside}" needs a folder`);
  }
}

/** Returns every folder around these files, outer ones first. */
export function foldersOf(paths: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    let end = path.lastIndexOf('/');
    while (end > 0 && !folders.has(path.slice(0, end))) {
      folders.add(path.slice(0, end));
      end = path.lastIndexOf('/', end - 1);
    }
  }
  return [...folders].sort();
}

function problemOf(path: string): string | undefined {
  if (path.includes('\0')) return 'contains a NUL character';
  if (path.includes('\\')) return 'contains a backslash';
  if (/^(?:\/|[a-z]:)/i.test(path)) return 'is absolute';
  const parts = path.split('/');
  if (parts.includes('..') || parts.includes('.')) return 'leads out of its folder';
  if (parts.includes('')) return 'has an empty part';
  return undefined;
}
