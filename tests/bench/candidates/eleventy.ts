import { join } from 'node:path';
import { bytesOfPackages } from '../measure/install-size.ts';
import { type Candidate, output } from './candidate.ts';
import { copyIn, rowsAsJson, writeWords } from './project.ts';

export const eleventy: Candidate = {
  name: 'eleventy',
  title: 'Eleventy 3',
  most: 10_000,
  caches: ['.cache'],
  scaffold(folder) {
    copyIn(folder, { eleventy: '.', 'job/site.css': 'assets/site.css', 'job/form.js': 'assets/form.js' });
    writeWords(join(folder, '_data/words.json'));
  },
  writeRows: rowsAsJson('_data/rows.json'),
  command: (_, { work, node }) => ({
    program: node,
    args: [join(work, 'node_modules/@11ty/eleventy/cmd.cjs'), `--output=${output}`],
  }),
  installed: ({ work }) => bytesOfPackages(work, ['@11ty/eleventy']),
};
