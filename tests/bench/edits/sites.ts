import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dress, rowsFile } from '../candidates/frontage.ts';
import { clone, writeJson } from '../candidates/project.ts';
import { rows } from '../job/rows.ts';
import { csvOf, realisticSizes, tables } from '../realistic/tables.ts';

/** A site whose edits are timed. */
export interface TimedSite {
  readonly name: string;
  /** Numbers of pages that it comes in; undefined for a site that is as large as it is. */
  readonly sizes?: readonly number[];
  /** Writes the site into an empty folder. */
  readonly scaffold: (folder: string, pages: number) => void;
}

const bench = join(import.meta.dirname, '..');

/** The sites that are timed unless somebody names others. */
export const timedSites: readonly TimedSite[] = [
  { name: 'plain', sizes: [1000, 5000], scaffold: scaffoldPlain },
  { name: 'realistic', sizes: realisticSizes, scaffold: scaffoldRealistic },
  copyOf(clone, 'first'),
];

/** Returns a site by its name or its folder. Throws if there is none. */
export function timedSite(name: string): TimedSite {
  const known = timedSites.find((site) => site.name === name);
  if (known !== undefined) return known;
  if (existsSync(join(name, 'pages.config.ts'))) return copyOf(name, basename(name));
  const names = timedSites.map((site) => site.name).join(', ');
  throw new Error(`There is no site "${name}": name the folder of one, or ${names}.`);
}

/** The site of the benchmark: one JSON table, one axis. Its questions and its links belong to copy that all pages share. */
function scaffoldPlain(folder: string, pages: number): void {
  dress(folder);
  cpSync(join(bench, 'job/words.ts'), join(folder, 'words.ts'));
  writeJson(join(folder, rowsFile), rows(pages));
}

/** City x service from two CSV tables, with cards, a directory of all pages, a block of its own and the default rules. */
export function scaffoldRealistic(folder: string, pages: number): void {
  for (const part of ['pages.config.ts', 'templates']) {
    cpSync(join(bench, 'realistic', part), join(folder, part), { recursive: true });
  }
  for (const part of ['common/templates/document.hbs', 'plain/templates/theme.css', 'plain/templates/images']) {
    cpSync(join(clone, 'cli/starter', part), join(folder, 'templates', basename(part)), { recursive: true });
  }
  mkdirSync(join(folder, 'templates/fonts'), { recursive: true });
  cpSync(join(clone, 'templates/fonts/overpass-700.woff2'), join(folder, 'templates/fonts/card.woff2'));
  mkdirSync(join(folder, 'templates/data'), { recursive: true });
  const { services, cities } = tables(pages);
  writeFileSync(join(folder, 'templates/data/services.csv'), csvOf(services));
  writeFileSync(join(folder, 'templates/data/cities.csv'), csvOf(cities));
}

function copyOf(from: string, name: string): TimedSite {
  return {
    name,
    scaffold(folder) {
      for (const part of ['pages.config.ts', 'templates'])
        cpSync(join(from, part), join(folder, part), { recursive: true });
    },
  };
}
