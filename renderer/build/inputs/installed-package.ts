import { dirname, join } from 'node:path';
import type { Files } from '../lib/files.ts';
import { joinSteps, stepsOf } from '../lib/slash-path.ts';

/**
 * Returns the path of a file of a package that the site has installed: in its folder or, in a workspace, in one above. Undefined
 * if no package of this name has the file.
 */
export function installedFile(files: Files, root: string, name: string, path: string): string | undefined {
  return eachFolder(root)
    .map((folder) => join(folder, 'node_modules', name, path))
    .find((file) => files.kind(file) === 'file');
}

/** Returns the names below a scope of the installed packages that have a file at `path`: `['figtree']`. */
export function installedBelow(files: Files, root: string, scope: string, path: string): readonly string[] {
  const names = eachFolder(root)
    .flatMap((folder) => files.list(join(folder, 'node_modules', scope)))
    .flatMap((file) => {
      const [name, ...rest] = stepsOf(file);
      return name !== undefined && joinSteps(rest) === path ? [name] : [];
    });
  return [...new Set(names)];
}

function eachFolder(root: string): string[] {
  const folders = [root];
  for (let folder = root; folder !== dirname(folder); ) {
    folder = dirname(folder);
    folders.push(folder);
  }
  return folders;
}
