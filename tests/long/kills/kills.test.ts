import { expect, it } from 'vitest';
import { killEdits } from './edits.ts';
import { kill } from './kills.ts';
import { killStudio } from './studio.ts';

/** The short run; `npm run test:kills` kills five hundred. */
it('leaves the complete old or new site if a build is killed at any time', async () => {
  const { killed, found, recovered, rebuilt, errors } = await kill(20, 20261121);
  expect(errors).toEqual([]);
  expect(killed.clean + killed.incremental).toBe(20);
  expect(killed.clean).toBeGreaterThan(2);
  expect(found.old + found.new + found['nothing between two renames']).toBe(recovered.old + recovered.new);
  expect(rebuilt).toBeGreaterThanOrEqual(3);
}, 240_000);

it('leaves a site completely edited or not at all if `new`, `rename` or `remove` is killed', async () => {
  const { killed, found, errors } = await killEdits(9, 20261125);
  expect(errors).toEqual([]);
  expect(killed).toBeGreaterThan(3);
  expect(found.before + found.after).toBe(9);
}, 240_000);

it('leaves a site completely changed or not at all if the studio is killed, and its journal knows which', async () => {
  const { killed, found, spread, errors } = await killStudio(3, 20261126);
  expect(errors).toEqual([]);
  expect([killed, found.before + found.after]).toEqual([3, 3]);
  expect(spread.before + spread.during + spread.after).toBe(3);
}, 240_000);
