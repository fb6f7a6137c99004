import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Packages of the engine with their versions, `react@19.3.1`: what was made with another version is made anew. */
export function packageVersions(...names: readonly string[]): string {
  return names
    .map((name) => `${name}@${JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version}`)
    .join(' ');
}
