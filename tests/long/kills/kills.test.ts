import { expect, it } from 'vitest';
import { killEdits } from './edits.ts';
import { kill } from './kills.ts';
import { killStudio } from './studio.ts';

/**
 * The short run; `npm run test:kills` kills five hundred. Its seeds choose clean and incremental builds, with and without cards, at
 * the start and while they write, and each command.
 */
it('leaves the complete old or new site if a build is killed at any time', async () => {
  const { killed, found, recovered, rebuilt, errors } = await kill(8, 20261138);
  expect(errors).toEqual([]);
  expect(killed.clean + killed.incremental).toBe(8);
  expect(killed.clean).toBeGreaterThan(1);
  expect(found.old + found.new + found['nothing between two renames']).toBe(recovered.old + recovered.new);
  expect(rebuilt).toBeGreaterThanOrEqual(2);
}, 240_000);

it('leaves a site completely edited or not at all if `new`, `rename` or `remove` is killed', async () => {
  const { killed, found, errors } = await killEdits(4, 20261163);
  expect(errors).toEqual([]);
  expect(killed).toBeGreaterThan(2);
  expect(found.before + found.after).toBe(4);
}, 240_000);

it('leaves a site completely changed or not at all if the studio is killed, and its journal knows which', async () => {
  const { killed, found, spread, errors } = await killStudio(2, 20261126);
  expect(errors).toEqual([]);
  expect([killed, found.before + found.after]).toEqual([2, 2]);
  expect(spread.before + spread.during + spread.after).toBe(2);
}, 240_000);
