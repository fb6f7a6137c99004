import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { RegisteredBlock } from '../../site/registry.ts';
import { diskFiles, type Files } from '../files.ts';

const root = mkdtempSync(join(tmpdir(), 'frontage-islands-read-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const island = join(root, 'island.ts');
const says = (word: string) => `export default (root: HTMLElement) => { root.title = '${word}'; };`;
const block = { block: { type: 'sample' }, island } as unknown as RegisteredBlock;

/** What the bundler is handed where it asks for a source. */
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

it('reads sources for itself where none has just changed, and is handed them from then on', async () => {
  const bundled = await bundler(60_000);
  expect(await bundled()).toEqual(['read']);
  expect(await bundled()).toEqual(['handed']);
});

it('is handed sources where one has just changed: what it read may be older than what stands there', async () => {
  expect(await (await bundler(0))()).toEqual(['handed']);
});
