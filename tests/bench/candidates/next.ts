import { join } from 'node:path';
import { bytesOfPackages } from '../measure/install-size.ts';
import type { Candidate } from './candidate.ts';
import { copyIn, rowsAsJson, writeJson, writeWords } from './project.ts';

export const next: Candidate = {
  name: 'next',
  title: 'Next 16',
  most: 10_000,
  caches: ['.next'],
  scaffold(folder) {
    copyIn(folder, { next: '.', 'job/site.css': 'app/site.css', react: 'react' });
    copyIn(
      folder,
      Object.fromEntries(
        ['words', 'rows', 'sentences', 'questions-data'].map((name) => [`job/${name}.ts`, `job/${name}.ts`]),
      ),
    );
    writeWords(join(folder, 'data/words.json'));
    writeJson(join(folder, 'package.json'), { private: true, type: 'module' });
  },
  writeRows: rowsAsJson('data/rows.json'),
  command: (folder, { work, node }) => ({
    program: node,
    args: [join(work, 'node_modules/next/dist/bin/next'), 'build', folder],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  }),
  installed: ({ work }) => bytesOfPackages(work, ['next', 'react', 'react-dom']),
};
