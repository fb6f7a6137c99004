import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { RegisteredBlock } from '../../site/registry.ts';
import { diskFiles } from '../lib/files.ts';
import { bundleIslands } from './islands.ts';

const root = mkdtempSync(join(tmpdir(), 'frontage-islands-read-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const island = join(root, 'island.ts');
const says = (word: string) => `export default (root: HTMLElement) => { root.title = '${word}'; };`;
const block = { block: { type: 'sample' }, island } as unknown as RegisteredBlock;

it('reads sources through `files`', async () => {
  writeFileSync(island, says('disk'));
  const read = (file: string) => (file === island ? Buffer.from(says('files')) : diskFiles.read(file));
  const made = await bundleIslands([block], {
    files: { ...diskFiles, read },
    cacheDir: root,
    client: 'react',
    leads: false,
  });
  const code = Object.values(made.files).join('\n');
  expect(['disk', 'files'].filter((word) => code.includes(`"${word}"`) || code.includes(`\`${word}\``))).toEqual([
    'files',
  ]);
});

it('resolves imports without an extension as in views, and in packages as plain JavaScript', async () => {
  const own = join(root, 'own');
  const files = {
    'island.ts':
      "import { word } from './words'; import { taken } from './node_modules/sums/index.js'; export default (root: HTMLElement) => { root.title = word + taken; };",
    'words.ts': "export const word = 'words from ts';",
    'words.tsx': "export const word = 'words from tsx';",
    'node_modules/sums/index.js': "export { taken } from './sums';",
    'node_modules/sums/sums.js': "export const taken = 'sums from js';",
    'node_modules/sums/sums.json': '{"taken":"sums from json"}',
  };
  mkdirSync(join(own, 'node_modules/sums'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(own, file), text);
  const sample = { block: { type: 'sample' }, island: join(own, 'island.ts') } as unknown as RegisteredBlock;
  const made = await bundleIslands([sample], { files: diskFiles, cacheDir: own, client: 'react', leads: false });
  const code = Object.values(made.files).join('\n');
  expect(code.match(/(?:words|sums) from \w+/g)?.sort()).toEqual(['sums from js', 'words from ts']);
});
