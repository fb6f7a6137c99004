import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { bytesOfPackages } from '../measure/install-size.ts';
import type { Candidate } from './candidate.ts';
import { clone, copyIn, rowsAsJson, writeWords } from './project.ts';

/** Where Frontage has its React: its views are to meet no other. */
const packages = join(clone, 'node_modules');

/** The limit: React components in one loop. */
export const reactLoop = loop('react-loop', 'bare React loop', 'loop.tsx', (folder) => {
  copyIn(folder, { 'job/site.css': 'site.css', 'job/form.js': 'form.js' });
});

/** A loop over components. It is bundled before anything is timed, with React's production build inside. */
export function loop(
  name: string,
  title: string,
  source: string,
  scaffold: (folder: string) => Promise<void> | void,
): Candidate {
  return {
    name,
    title,
    most: 10_000,
    caches: [],
    async scaffold(folder) {
      await scaffold(folder);
      writeWords(join(folder, 'words.json'));
      const bundle = await rolldown({
        input: join(import.meta.dirname, '../react-loop', source),
        platform: 'node',
        resolve: { alias: { react: join(packages, 'react'), 'react-dom': join(packages, 'react-dom') } },
        transform: {
          define: { 'process.env.NODE_ENV': '"production"' },
          jsx: { runtime: 'automatic', development: false },
        },
      });
      await bundle.write({ dir: folder, entryFileNames: 'loop.mjs', chunkFileNames: '[name].mjs', format: 'esm' });
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
}
