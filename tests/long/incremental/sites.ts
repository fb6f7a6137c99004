import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scaffoldSample } from '../../../cli/create/starter.fixture.ts';
import { scaffoldRealistic } from '../../bench/edits/sites.ts';
import { copyFixture } from '../../temp-site.ts';

/** Writes a site into an empty folder. */
export type WriteSite = (root: string) => void;

const clone = resolve(import.meta.dirname, '../../..');

/** The sites that are edited, by name. */
export const sites: Readonly<Record<string, WriteSite>> = {
  first: copyOf(clone),
  bakery: (root) => void scaffoldSample(root, 'bakery'),
  dental: (root) => void scaffoldSample(root, 'dental'),
  software: (root) => void scaffoldSample(root, 'software'),
  realistic: (root) => scaffoldRealistic(root, 24),
};

/** Returns a site by its name, that of a fixture, or its folder. Throws if there is none. */
export function siteNamed(name: string): WriteSite {
  const known = sites[name];
  if (known !== undefined) return known;
  if (existsSync(join(clone, 'tests/fixtures', name))) return (root) => copyFixture(name, root);
  if (existsSync(join(name, 'pages.config.ts'))) return copyOf(name);
  throw new Error(`There is no site "${name}": name the folder of one, or ${Object.keys(sites).join(', ')}.`);
}

function copyOf(folder: string): WriteSite {
  return (root) => {
    for (const part of ['pages.config.ts', 'templates'])
      cpSync(join(folder, part), join(root, part), { recursive: true });
  };
}
