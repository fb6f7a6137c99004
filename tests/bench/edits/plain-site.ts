import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { dress, rowsFile } from '../candidates/frontage.ts';
import { writeJson } from '../candidates/project.ts';
import { type Row, rows } from '../job/rows.ts';
import { type EditedSite, middleChanged, middleMoved, middleRemoved, replaced } from './edited-site.ts';

const bench = join(import.meta.dirname, '..');
const words = 'words.ts';

/** The site of the benchmark: one JSON table, one axis. Its questions and its links belong to copy that all pages share. */
export function plainSite(pages: number): EditedSite {
  const all = rows(pages);
  const table = (changed: readonly Row[]) => ({ [rowsFile]: JSON.stringify(changed) });
  const middle = (change: (row: Row, revision: number) => Row) => (_: unknown, revision: number) =>
    table(middleChanged(all, (row) => change(row, revision)));
  return {
    scaffold(folder) {
      dress(folder);
      cpSync(join(bench, 'job/words.ts'), join(folder, words));
      writeJson(join(folder, rowsFile), all);
    },
    edits: {
      'hero text': middle((row, revision) => ({
        ...row,
        hero: { ...row.hero, lead: `${row.hero.lead} Looked over again, note ${revision}.` },
      })),
      review: middle((row, revision) => ({
        ...row,
        reviews: row.reviews.map((review, at) =>
          at === 0 ? { ...review, text: `${review.text} Told again, note ${revision}.` } : review,
        ),
      })),
      title: middle((row, revision) => ({ ...row, title: row.title.replace('Brightwork', `note ${revision}`) })),
      description: middle((row, revision) => ({
        ...row,
        description: row.description.replace('The price', `Note ${revision}: the price`),
      })),
      number: middle((row, revision) => ({
        ...row,
        reviews: row.reviews.map((review, at) => (at === 0 ? { ...review, rating: 1 + (revision % 3) } : review)),
      })),
      slug: middle((row, revision) => ({ ...row, slug: `${row.slug}-${revision}` })),
      'row added': () => table(rows(pages + 1)),
      'row removed': () => table(middleRemoved(all)),
      'row moved': () => table(middleMoved(all)),
      'shared link': replaced(
        words,
        "label: 'Questions', href: '#questions'",
        (revision) => `label: 'Questions', href: '${revision % 2 === 0 ? '#quote' : '#compare'}'`,
      ),
      'shared question': replaced(words, 'Can I move a visit?', (revision) => `Can I move visit ${revision}?`),
      'shared copy': replaced(
        words,
        'What we do while you are out',
        (revision) => `What we do while you are out, ${revision}`,
      ),
      fact: replaced('pages.config.ts', 'value: 129', (revision) => `value: ${129 + revision}`),
      'theme colour': replaced(
        'templates/theme.css',
        '--line: light-dark(oklch(0.885 0.006 80)',
        (revision) => `--line: light-dark(oklch(0.88${revision % 10} 0.007 80)`,
      ),
    },
  };
}
