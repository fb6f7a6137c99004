import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { bytesOfPackages } from '../measure/install-size.ts';
import type { Contestant } from './contestant.ts';
import { copyIn, rowsAsJson, writeWords } from './project.ts';

/** The limit: React components in one loop. It is bundled before anything is timed, with React's production build inside. */
export const reactLoop: Contestant = {
  name: 'react-loop',
  title: 'bare React loop',
  most: 10_000,
  caches: [],
  async layDown(folder) {
    copyIn(folder, { 'job/site.css': 'site.css', 'job/form.js': 'form.js' });
    writeWords(join(folder, 'words.json'));
    const bundle = await rolldown({
      input: join(import.meta.dirname, '../react-loop/loop.tsx'),
      platform: 'node',
      transform: {
        define: { 'process.env.NODE_ENV': '"production"' },
        jsx: { runtime: 'automatic', development: false },
      },
    });
    await bundle.write({ file: join(folder, 'loop.mjs'), format: 'esm' });
    await bundle.close();
  },
  writeRows: rowsAsJson('rows.json'),
  command: (folder, { node }) => ({
    program: node,
    args: [join(folder, 'loop.mjs')],
    env: { NODE_ENV: 'production' },
  }),
  installed: ({ work }) => bytesOfPackages(work, ['react', 'react-dom']),
};
