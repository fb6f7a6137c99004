import { expect, it } from 'vitest';
import { kinds } from './edits.ts';
import { series } from './incremental.ts';

/** The short run; `npm run test:incremental` makes five hundred edits. */
it('what is built upon the last build is what is built from nothing, after edits of every kind', async () => {
  const { edits, faults } = await series({ edits: kinds.length, seed: 4 });
  expect(faults).toEqual([]);
  for (const kind of kinds) expect(edits[kind], kind).toBe(1);
}, 300_000);
