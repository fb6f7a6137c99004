/**
 * Paths with forward slashes on every system: addresses of pages, paths in the output, specifiers of imports, and names that
 * `Files.list` returns. Use paths.ts and `node:path` for paths of files on the disk.
 */

/** Whether a path starts at the root of a site. */
export function startsAtRoot(path: string): boolean {
  return path.startsWith('/');
}

/** Whether a path is inside a folder, given without a slash at its end. */
export function isUnder(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** Returns the steps of a path: `a/b.html` has `a` and `b.html`. */
export function stepsOf(path: string): string[] {
  return path.split('/');
}

/** Returns a path without its last step; empty if it has only one. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns the path of steps. */
export function joinSteps(steps: readonly string[]): string {
  return steps.join('/');
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
