import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskFiles } from '../../lib/files.ts';
import { engineFile } from './bundle.ts';
import { cachedBundle } from './bundle-cache.ts';

let folder: string;
let made: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-remember-'));
  made = 0;
  writeFileSync(join(folder, 'in.txt'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ask = (key = 'key') =>
  cachedBundle({
    files: diskFiles,
    cacheDir: folder,
    name: 'thing',
    key,
    make: async () => ({ value: ++made, inputs: [join(folder, 'in.txt')] }),
  });

it('makes a value once while its inputs are unchanged', async () => {
  expect([await ask(), await ask()]).toEqual([1, 1]);
});

it('makes it again if a file or the key changes', async () => {
  await ask();
  writeFileSync(join(folder, 'in.txt'), 'two');
  expect(await ask()).toBe(2);
  expect(await ask('other')).toBe(3);
});

it('does not read sources of the engine again while their state is the same', async () => {
  const source = engineFile('sdk/url.ts');
  const asked: string[] = [];
  let content = 'one';
  const askIn = (engine: string | undefined) =>
    cachedBundle({
      files: {
        ...diskFiles,
        engine,
        read(file) {
          asked.push(file);
          return file === source ? Buffer.from(content) : diskFiles.read(file);
        },
      },
      cacheDir: folder,
      name: 'thing',
      key: 'key',
      make: async (files) => ({ value: [++made, files.engine], inputs: [source, join(folder, 'in.txt')] }),
    });
  expect(await askIn('one')).toEqual([1, 'one']);
  asked.length = 0;
  expect(await askIn('one')).toEqual([1, 'one']);
  expect(asked).toEqual([join(folder, 'in.txt')]);
  // Reads it once for a new state, and always if the state is unknown.
  for (const engine of ['two', 'two', undefined, undefined]) expect(await askIn(engine)).toEqual([1, 'one']);
  expect(asked.filter((file) => file === source)).toHaveLength(3);
  content = 'two';
  expect(await askIn('three')).toEqual([2, 'three']);
  writeFileSync(join(folder, 'in.txt'), 'two');
  expect(await askIn('three')).toEqual([3, 'three']);
});

it('makes it again if the cache entry is damaged', async () => {
  await ask();
  writeFileSync(join(folder, 'thing.json'), '{"key":"key"');
  expect(await ask()).toBe(2);
});

it('makes it again if a file changed meanwhile', async () => {
  const file = join(folder, 'in.txt');
  const slow = () =>
    cachedBundle({
      files: diskFiles,
      cacheDir: folder,
      name: 'thing',
      key: 'key',
      make: async (files) => {
        const value = new TextDecoder().decode(files.read(file));
        if (++made === 1) writeFileSync(file, 'two');
        return { value, inputs: [file] };
      },
    });
  expect([await slow(), await slow()]).toEqual(['one', 'two']);
});

it('makes it again if a file appears where none was found', async () => {
  const [first, second] = [join(folder, 'in'), join(folder, 'in.txt')];
  const found = () =>
    cachedBundle({
      files: diskFiles,
      cacheDir: folder,
      name: 'thing',
      key: 'key',
      make: async (files) => {
        const file = files.kind(first) === 'file' ? first : second;
        return { value: new TextDecoder().decode(files.read(file)), inputs: [file] };
      },
    });
  expect(await found()).toBe('one');
  writeFileSync(first, 'nearer');
  expect(await found()).toBe('nearer');
});
