import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { RegisteredBlock } from '../../site/registry.ts';
import { diskFiles, type Files } from '../lib/files.ts';

const root = mkdtempSync(join(tmpdir(), 'frontage-islands-read-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const island = join(root, 'island.ts');
const says = (word: string) => `export default (root: HTMLElement) => { root.title = '${word}'; };`;
const block = { block: { type: 'sample' }, island } as unknown as RegisteredBlock;

/** The sources that the bundler gets from this thread. */
const handed: Files = {
  ...diskFiles,
  read: (file) => (file === island ? Buffer.from(says('handed')) : diskFiles.read(file)),
};

/** A process that has bundled nothing yet, some time after the island was written. */
async function bundler(later: number) {
  writeFileSync(island, says('read'));
  vi.resetModules();
  const now = Date.now() + later;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const { bundleIslands } = await import('./islands.ts');
  let turn = 0;
  return async () => {
    const cacheDir = join(root, `${later}-${turn++}`);
    mkdirSync(cacheDir);
    const { files } = await bundleIslands([block], { files: handed, cacheDir, client: 'react', leads: false });
    const code = Object.values(files).join('\n');
    return ['read', 'handed'].filter((word) => code.includes(word));
  };
}

it('reads sources from the disk if none has just changed, and through `files` after that', async () => {
  const bundled = await bundler(60_000);
  expect(await bundled()).toEqual(['read']);
  expect(await bundled()).toEqual(['handed']);
});

it('reads sources through `files` if one has just changed, because its own read may be stale', async () => {
  expect(await (await bundler(0))()).toEqual(['handed']);
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
  const { bundleIslands } = await import('./islands.ts');
  const sample = { block: { type: 'sample' }, island: join(own, 'island.ts') } as unknown as RegisteredBlock;
  const made = await bundleIslands([sample], { files: diskFiles, cacheDir: own, client: 'react', leads: false });
  const code = Object.values(made.files).join('\n');
  expect(code.match(/(?:words|sums) from \w+/g)?.sort()).toEqual(['sums from js', 'words from ts']);
});
