import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFile } from '../../renderer/build/inputs/bundle/package-versions.ts';
import { relativeFile } from '../report/paths.ts';
import { type HealthSection, note, ok } from './health.ts';

/** Looks for copies of React that packages of the site may load beside that of Frontage. */
export function reactCopies(root: string, engineCopy: string = dirname(packageFile('react'))): HealthSection {
  const folders = new Set([engineCopy, ...copiesFrom(root)].map((folder) => realpathSync(folder)));
  const copies = [...folders].map((folder) => `${versionIn(folder)} in ${relativeFile(folder, root)}`);
  const item =
    copies.length === 1
      ? ok(`One copy of React, ${versionIn(engineCopy)}`)
      : note(
          `${copies.length} copies of React: ${copies.join(', ')}.`,
          `Blocks use ${versionIn(engineCopy)}, that of Frontage. If a hook of another package fails in one ("reading useState"), install that version of React.`,
        );
  return { title: 'React', items: [item] };
}

/** Returns the copies in the `node_modules` of a folder and those above it, and in their packages. */
function copiesFrom(root: string): string[] {
  const found: string[] = [];
  for (let folder = root; ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    for (const place of [modules, ...packagesIn(modules).map((name) => join(modules, name, 'node_modules'))]) {
      const copy = join(place, 'react');
      if (existsSync(join(copy, 'package.json'))) found.push(copy);
    }
    if (folder === dirname(folder)) return found;
  }
}

/** The names of packages, also those in the store of pnpm. */
function packagesIn(modules: string): string[] {
  const names = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const own = names(modules).flatMap((name) =>
    name.startsWith('@')
      ? names(join(modules, name)).map((inner) => join(name, inner))
      : name.startsWith('.')
        ? []
        : [name],
  );
  const stored = names(join(modules, '.pnpm')).filter((name) => name.startsWith('react@'));
  return [...own, ...stored.map((name) => join('.pnpm', name))];
}

function versionIn(folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}
