import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Returns engine packages with their versions, `react@19.3.1`, as part of a cache key. */
export function packageVersions(...names: readonly string[]): string {
  return names.map((name) => `${name}@${JSON.parse(readFileSync(packageFile(name), 'utf8')).version}`).join(' ');
}

/** Returns the name of the package of an import: `@scope/name` of `@scope/name/path`. */
export function packageName(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/** Returns the package.json of a package, which not all packages export. Throws if the package is not installed. */
export function packageFile(name: string): string {
  const folders = require.resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`the package '${name}' is not installed`);
  return file;
}
