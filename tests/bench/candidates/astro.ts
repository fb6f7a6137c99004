import { join } from 'node:path';
import { bytesOfPackages } from '../measure/install-size.ts';
import type { Candidate } from './candidate.ts';
import { copyIn, rowsAsJson, writeWords } from './project.ts';

export const astro: Candidate = {
  name: 'astro',
  title: 'Astro 7',
  most: 10_000,
  caches: ['.astro', 'node_modules'],
  scaffold(folder) {
    copyIn(folder, {
      astro: '.',
      'job/site.css': 'src/site.css',
      'job/words.ts': 'src/job/words.ts',
      'job/rows.ts': 'src/job/rows.ts',
      'job/sentences.ts': 'src/job/sentences.ts',
      'job/questions-data.ts': 'src/job/questions-data.ts',
      'react/lead-form.tsx': 'src/react/lead-form.tsx',
    });
    writeWords(join(folder, 'src/data/words.json'));
  },
  writeRows: rowsAsJson('src/data/rows.json'),
  command: (_, { work, node }) => ({
    program: node,
    args: [join(work, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  }),
  installed: ({ work }) => bytesOfPackages(work, ['astro', '@astrojs/react', '@astrojs/sitemap', 'react', 'react-dom']),
};
