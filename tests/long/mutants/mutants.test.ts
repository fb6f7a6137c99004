import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from './mutants.ts';

it('each fault changes a place that is in its file', () => {
  const clone = resolve(import.meta.dirname, '../../..');
  const lost = mutants.filter(({ file, from }) => !readFileSync(resolve(clone, file), 'utf8').includes(from));
  expect(lost.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
  expect(mutants.length).toBeGreaterThan(50);
});
