import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadCacheFile } from './cache-file.js';
import { storeFile } from './store-file.ts';

it('creates the folder and replaces an existing file', () => {
  const file = join(folder(), 'cards/a.png');
  storeFile(file, 'one');
  storeFile(file, new Uint8Array([50]));
  expect(String(loadCacheFile(file))).toBe('2');
  expect(readdirSync(join(file, '..'))).toEqual(['a.png']);
});

it('removes old drafts of killed runs, but not recent ones', () => {
  const root = folder();
  const [left, current] = [`a.json.${randomUUID()}`, `a.json.${randomUUID()}`];
  const old = new Date(Date.now() - 25 * 3600_000);
  for (const name of [left, current, 'b.json']) writeFileSync(join(root, name), 'half');
  for (const name of [left, 'b.json']) utimesSync(join(root, name), old, old);
  storeFile(join(root, 'a.json'), 'x');
  expect(readdirSync(root).sort()).toEqual(['a.json', current, 'b.json']);
});

it('leaves the old file, and no draft, if the new one cannot be stored, and names the file', () => {
  const root = folder();
  mkdirSync(join(root, 'a.json/inside'), { recursive: true });
  expect(() => storeFile(join(root, 'a.json'), 'x')).toThrow(/^Cannot keep a\.json in frontage-keep-\w+: E\w+/);
  expect(readdirSync(root)).toEqual(['a.json']);
  expect(existsSync(join(root, 'a.json/inside'))).toBe(true);
  writeFileSync(join(root, 'file'), '');
  expect(() => storeFile(join(root, 'file/b.json'), 'x')).toThrow('Cannot keep b.json in file: E');
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'frontage-keep-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
