import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const cacheDir = mkdtempSync(join(tmpdir(), 'last-value-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));
const place = { cacheDir, engine: 'one' };

/** A process of its own, which has nothing in memory. */
let { lastValue } = await import('./last-value.ts');
async function nextProcess(): Promise<void> {
  vi.resetModules();
  ({ lastValue } = await import('./last-value.ts'));
}
beforeEach(nextProcess);

const made = vi.fn(() => ({ list: ['value'] }));
beforeEach(() => void made.mockClear());
const times = () => made.mock.calls.length;

it('is made once for the same inputs, also by later runs', async () => {
  const first = lastValue('same', ['a', 'b'], place, made);
  expect(lastValue('same', ['a', 'b'], place, made)).toBe(first);
  await nextProcess();
  expect(lastValue('same', ['a', 'b'], place, made)).toEqual(first);
  expect(times()).toBe(1);
});

it('is made anew for other inputs, another engine, and a damaged file', async () => {
  lastValue('other', ['ab', 'c'], place, made);
  lastValue('other', ['a', 'bc'], place, made);
  expect(times()).toBe(2);
  await nextProcess();
  lastValue('other', ['a', 'bc'], { ...place, engine: 'two' }, made);
  expect(times()).toBe(3);
  await nextProcess();
  const file = join(cacheDir, 'other.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('value', 'wrong'));
  expect(lastValue('other', ['a', 'bc'], { ...place, engine: 'two' }, made)).toEqual({ list: ['value'] });
  expect(times()).toBe(4);
});

it('stays in memory if the id of the engine is unknown', async () => {
  const unknown = { ...place, engine: undefined };
  lastValue('memory', ['a'], unknown, made);
  lastValue('memory', ['a'], unknown, made);
  expect(times()).toBe(1);
  await nextProcess();
  lastValue('memory', ['a'], unknown, made);
  expect(times()).toBe(2);
});
