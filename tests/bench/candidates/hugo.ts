import { accessSync, constants, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Row } from '../job/rows.ts';
import type { Candidate } from './candidate.ts';
import { copyIn, writeWords } from './project.ts';

/** Hugo 0.111, which Debian has, makes pages of files only: one for each row, with the row as its front matter. */
export const hugo: Candidate = {
  name: 'hugo',
  title: 'Hugo',
  most: 10_000,
  caches: ['resources', '.hugo_build.lock'],
  scaffold(folder) {
    copyIn(folder, {
      hugo: '.',
      'job/site.css': 'static/assets/site.css',
      'job/form.js': 'static/assets/form.js',
    });
    writeWords(join(folder, 'data/words.json'));
    mkdirSync(join(folder, 'content'), { recursive: true });
  },
  writeRows(folder, rows, changed) {
    for (const row of changed === undefined ? rows : [changed]) {
      writeFileSync(join(folder, 'content', `${row.slug}.md`), `${JSON.stringify(frontMatter(row), null, 2)}\n`);
    }
  },
  command: (folder) => ({
    program: hugoProgram() ?? 'hugo',
    args: ['--quiet', '--source', folder],
    // Where somebody unpacked it beside the libraries that it needs.
    env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' },
  }),
  installed: () => statSync(realpathSync(hugoProgram() ?? '')).size,
};

/** Where Hugo is: what HUGO names, or the program of that name on the PATH. */
export function hugoProgram(): string | undefined {
  const { HUGO, PATH = '' } = process.env;
  if (HUGO !== undefined && HUGO !== '') return HUGO;
  return PATH.split(delimiter)
    .map((folder) => join(folder, 'hugo'))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function frontMatter({ slug: _, ...row }: Row): object {
  return row;
}
