import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepWhole } from './keep-whole.ts';
import { readKept } from './kept-file.js';

it('keeps a file in a folder that it makes, in the place of the one before', () => {
  const file = join(folder(), 'cards/a.png');
  keepWhole(file, 'one');
  keepWhole(file, new Uint8Array([50]));
  expect(String(readKept(file))).toBe('2');
  expect(readdirSync(join(file, '..'))).toEqual(['a.png']);
});

it('drops what others began to keep and were killed over, but not what somebody may be at', () => {
  const root = folder();
  const [left, current] = [`a.json.${randomUUID()}`, `a.json.${randomUUID()}`];
  const old = new Date(Date.now() - 25 * 3600_000);
  for (const name of [left, current, 'b.json']) writeFileSync(join(root, name), 'half');
  for (const name of [left, 'b.json']) utimesSync(join(root, name), old, old);
  keepWhole(join(root, 'a.json'), 'x');
  expect(readdirSync(root).sort()).toEqual(['a.json', current, 'b.json']);
});

it('leaves the file before, and no draft, when the new one cannot be kept, and says which', () => {
  const root = folder();
  mkdirSync(join(root, 'a.json/inside'), { recursive: true });
  expect(() => keepWhole(join(root, 'a.json'), 'x')).toThrow(/^Cannot keep a\.json in frontage-keep-\w+: E\w+/);
  expect(readdirSync(root)).toEqual(['a.json']);
  expect(existsSync(join(root, 'a.json/inside'))).toBe(true);
  writeFileSync(join(root, 'file'), '');
  expect(() => keepWhole(join(root, 'file/b.json'), 'x')).toThrow('Cannot keep b.json in file: E');
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'frontage-keep-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
