import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { frontage } from '../command.ts';
import { shopsSite } from '../shops.ts';
import { filesIn, type TempSite, tempSite } from '../temp-site.ts';
import { installedSite, removeFolder } from './site.ts';

/** Sites whose output the clone and the package have to agree on. */
const sites: Readonly<Record<string, () => TempSite>> = {
  react: () => tempSite('forms'),
  preact() {
    const site = tempSite('forms');
    site.edit('pages.config.ts', "  name: 'Forms',", "  name: 'Forms',\n  client: 'preact',");
    return site;
  },
  cards: () => tempSite('cards'),
  'own island': () => tempSite('own-block'),
  'own drawing on a card'() {
    const site = tempSite('cards');
    cpSync(resolve(import.meta.dirname, '../../templates/drawings'), join(site.root, 'templates/drawings'), {
      recursive: true,
      filter: (file) => !file.includes('.test.'),
    });
    site.edit(
      'pages.config.ts',
      "title: 'A picture', description, image: 'mill.svg' }, sections: { intro } }",
      `title: 'A picture', description, image: 'mill.svg' }, sections: { hero: { block: 'hero', headline: 'Bread',
      media: { kind: 'rankGrid', title: 'Q1', place: 'Kiel', term: 'bread', ranks: Array(5).fill('1 2 3 4 20') } } } }`,
    );
    return site;
  },
  'matrix of 400 pages': () => shopsSite(400),
};

/** Builds each site with the clone and with the installed package. Returns the files that differ. */
export async function outputFaults(installed: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, make] of Object.entries(sites)) {
    const site = make();
    const folder = mkdtempSync(join(tmpdir(), 'frontage-same-'));
    const [clone, packed] = [join(folder, 'clone'), join(folder, 'package')];
    for (const root of [clone, packed]) cpSync(site.root, root, { recursive: true });
    symlinkSync(join(installed, 'node_modules'), join(packed, 'node_modules'));
    const runs = [await frontage(['build'], { cwd: clone }), await installedSite(packed).frontage(['build'])];
    for (const { code, stdout, stderr } of runs) if (code !== 0) faults.push(`${name}: ${stdout}${stderr}`);
    const differing = differences(join(clone, 'dist'), join(packed, 'dist'));
    for (const file of differing) faults.push(`${name}: ${file} differs`);
    removeFolder(folder);
    site.drop();
  }
  return faults;
}

function differences(clone: string, packed: string): string[] {
  mkdirSync(packed, { recursive: true });
  const own = filesIn(clone);
  const others = filesIn(packed);
  const names = new Set([...own.keys(), ...others.keys()]);
  return names.size === 0 ? ['everything'] : [...names].filter((name) => !same(own.get(name), others.get(name)));
}

function same(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a !== undefined && b !== undefined && a.equals(b);
}
