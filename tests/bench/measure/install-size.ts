import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of all files below a folder. */
export function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesBelow(path);
    return sum + (entry.isFile() ? lstatSync(path).size : 0);
  }, 0);
}

/**
 * Bytes of packages in a folder's `node_modules`, with all that they depend on, by its lockfile: of those named, or of the
 * folder's own dependencies without those for development.
 */
export function bytesOfPackages(root: string, names?: readonly string[]): number {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const wanted = names ?? Object.keys(packages['']?.dependencies ?? {});
  return [...closure(packages, wanted)]
    .filter((path) => existsSync(join(root, path)))
    .reduce((sum, path) => sum + bytesOfOne(join(root, path)), 0);
}

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export type Packages = Readonly<Record<string, Locked>>;

interface Lockfile {
  readonly packages: Packages;
}

/** The places in `node_modules` that some packages need, each found as Node finds it: from inside out. */
export function closure(packages: Packages, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const path = placeOf(packages, name, from);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    for (const needed of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
      visit(needed, path);
    }
  };
  for (const name of names) visit(name, '');
  return found;
}

function placeOf(packages: Packages, name: string, from: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  if (from === '') return undefined;
  const outer = from.lastIndexOf('/node_modules/');
  return placeOf(packages, name, outer === -1 ? '' : from.slice(0, outer));
}

/** Packages inside it are counted by themselves. */
function bytesOfOne(folder: string): number {
  const inner = join(folder, 'node_modules');
  return bytesBelow(folder) - (existsSync(inner) ? bytesBelow(inner) : 0);
}
