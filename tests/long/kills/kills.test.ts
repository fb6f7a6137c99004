import { expect, it } from 'vitest';
import { killEdits } from './edits.ts';
import { kill } from './kills.ts';

/** The short run; `npm run test:kills` kills five hundred. */
it('leaves the old site or the new one, whole, whenever a build is killed', async () => {
  const { killed, found, mended, rebuilt, faults } = await kill(20, 20261121);
  expect(faults).toEqual([]);
  expect(killed.clean + killed.incremental).toBe(20);
  expect(killed.clean).toBeGreaterThan(2);
  expect(found.old + found.new + found['nothing between two renames']).toBe(mended.old + mended.new);
  expect(rebuilt).toBeGreaterThanOrEqual(3);
}, 240_000);

it('leaves a site edited or not, whenever `new`, `rename` or `remove` is killed', async () => {
  const { killed, found, faults } = await killEdits(9, 20261125);
  expect(faults).toEqual([]);
  expect(killed).toBeGreaterThan(3);
  expect(found.before + found.after).toBe(9);
}, 240_000);
