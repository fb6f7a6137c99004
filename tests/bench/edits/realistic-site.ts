import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clone } from '../candidates/project.ts';
import { type Cells, csvOf, extraRows, tables } from '../realistic/tables.ts';
import { type EditedSite, middleChanged, middleMoved, middleRemoved, replaced } from './edited-site.ts';

const source = join(import.meta.dirname, '../realistic');
const servicesFile = 'templates/data/services.csv';
const citiesFile = 'templates/data/cities.csv';
const copy = 'templates/copy/shared.ts';

/** City x service from two CSV tables, with cards, a directory of all pages, a block of its own and the default rules. */
export function realisticSite(pages: number): EditedSite {
  const { services, cities } = tables(pages);
  const extra = extraRows({ services, cities });
  const edit =
    (file: string, table: readonly Cells[]) =>
    (column: string, change: (cell: string, revision: number) => string) =>
    (_: unknown, revision: number) => ({
      [file]: csvOf(middleChanged(table, (row) => ({ ...row, [column]: change(row[column] ?? '', revision) }))),
    });
  const city = edit(citiesFile, cities);
  const service = edit(servicesFile, services);
  const note = (cell: string, revision: number) => `${cell} Looked over again, note ${revision}.`;
  return {
    scaffold(folder) {
      for (const part of ['pages.config.ts', 'templates']) {
        cpSync(join(source, part), join(folder, part), { recursive: true });
      }
      for (const part of ['common/templates/document.hbs', 'plain/templates/theme.css', 'plain/templates/images']) {
        cpSync(join(clone, 'cli/starter', part), join(folder, 'templates', basename(part)), { recursive: true });
      }
      mkdirSync(join(folder, 'templates/fonts'), { recursive: true });
      cpSync(join(clone, 'templates/fonts/overpass-700.woff2'), join(folder, 'templates/fonts/card.woff2'));
      mkdirSync(join(folder, 'templates/data'), { recursive: true });
      writeFileSync(join(folder, servicesFile), csvOf(services));
      writeFileSync(join(folder, citiesFile), csvOf(cities));
    },
    edits: {
      'hero text of a city': city('hello', note),
      'hero text of a service': service('lead', note),
      'review of a city': city('review.text', note),
      'question of a city': city('question', (cell, revision) => `${cell.replace('?', '')}, as of note ${revision}?`),
      'question of a service': service('question', (cell, revision) => cell.replace('?', `, note ${revision}?`)),
      'name of a city (titles, directory)': city('name', (cell, revision) => `${cell} ${revision}`),
      'description of a service': service('summary', (cell, revision) => `${cell}, note ${revision}`),
      'link of a city': city('map', (cell, revision) => `${cell}?${revision}`),
      'number of a service': service('minutes', (_, revision) => String(200 + revision)),
      'slug of a city': city('slug', (cell, revision) => `${cell}-${revision}`),
      'city added': () => ({ [citiesFile]: csvOf([...cities, extra.city]) }),
      'city removed': () => ({ [citiesFile]: csvOf(middleRemoved(cities)) }),
      'city moved': () => ({ [citiesFile]: csvOf(middleMoved(cities)) }),
      'service added': () => ({ [servicesFile]: csvOf([...services, extra.service]) }),
      'shared copy': replaced(copy, 'Two ways to have it done', (revision) => `Two ways to have it done, ${revision}`),
      fact: replaced('pages.config.ts', 'value: 129', (revision) => `value: ${129 + revision}`),
      'theme colour': replaced(
        'templates/theme.css',
        '--accent: light-dark(oklch(0.46 0.085 172)',
        (revision) => `--accent: light-dark(oklch(0.45${revision % 10} 0.085 172)`,
      ),
      'code of a block': replaced(
        'templates/blocks/pledge/view.tsx',
        'pledge wrap',
        (revision) => `pledge p${revision} wrap`,
      ),
    },
  };
}
