import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../files.ts';
import { loadRegistry } from '../load/registry.ts';
import { bundleIslands, type Islands, islandsByName, outboxModule } from './islands.ts';

const root = mkdtempSync(join(tmpdir(), 'frontage-islands-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let islands: Islands;
let names: readonly string[];
beforeAll(async () => {
  const files = diskFiles;
  const { blocks } = await loadRegistry({ files, root, cacheDir: root });
  islands = await bundleIslands([...blocks.values()], { files, cacheDir: root, leads: true });
  names = Object.keys(islands.modules).filter((name) => name !== outboxModule);
}, 60_000);

const code = (file: string) => islands.files[file] ?? '';
const weight = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(code(file), { level: 9 }).length, 0);
const chunk = (name: string) =>
  Object.keys(islands.files).filter((file) => new RegExp(`/${name}-[^/]{8}\\.js$`).test(file));

/** Every file that a browser fetches before an island is alive: its own and all that these import, whoever shares them. */
function closure(name: string): string[] {
  const files = new Set(islands.modules[name]?.slice(0, 1));
  for (const file of files) {
    for (const [, path = ''] of code(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
      files.add(`assets/${path}`);
    }
  }
  return [...files];
}

/** React, and what puts it to work; what sends leads, which every page has anyway. Each has a limit of its own. */
const aside = () => ['react', 'rolldown-runtime', 'mount', 'outbox'].flatMap(chunk);

describe('the islands of all blocks', () => {
  it('bring at most 4 KB each, what they share with others counted in full', () => {
    const own = names
      .map((name) => ({ name, bytes: weight(closure(name).filter((file) => !aside().includes(file))) }))
      .sort((a, b) => b.bytes - a.bytes);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own[0]?.bytes, `${own[0]?.name} is the heaviest`).toBeLessThanOrEqual(4096);
    expect(own.at(-1)?.bytes).toBeGreaterThan(0);
  });

  it('keep what is not counted there small as well', () => {
    expect(weight(chunk('mount'))).toBeLessThanOrEqual(1536);
    const sending = chunk('outbox');
    expect(sending).toHaveLength(2);
    expect(weight(sending)).toBeLessThanOrEqual(5632);
  });

  it('come with React once, and only where they are made of it', () => {
    const react = chunk('react');
    expect(react).toHaveLength(1);
    const reacting = names.filter((name) => closure(name).includes(react[0] ?? ''));
    expect(reacting).toEqual(expect.arrayContaining(['form', 'newsletter', 'popup']));
    expect(closure(outboxModule)).not.toContain(react[0]);
    expect(closure('toast')).not.toContain(react[0]);
  });

  it('tell the loader of every file that they need, their own first', () => {
    for (const name of names) expect(islands.modules[name]).toEqual(closure(name));
  });

  it('stand under their names alone as well, each handing on to its module', () => {
    const byName = islandsByName(islands);
    expect(Object.keys(byName).sort()).toEqual(names.map((name) => `assets/islands/${name}.js`).sort());
    for (const name of names) {
      expect(byName[`assets/islands/${name}.js`]).toBe(
        `export{default}from"../${islands.modules[name]?.[0]?.slice('assets/'.length)}";`,
      );
    }
  });
});
