import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scaffoldRealistic } from '../../bench/edits/sites.ts';
import { kinds } from './edits.ts';
import { series } from './incremental.ts';

/** The realistic site with two of its services in three of its cities: fewer pages to build after each edit. */
function smallSite(root: string): void {
  scaffoldRealistic(root, 24);
  for (const [table, rows] of Object.entries({ services: 2, cities: 3 })) {
    const file = join(root, `templates/data/${table}.csv`);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${lines.slice(0, rows + 1).join('\n')}\n`);
  }
}

/** The short run; `npm run test:incremental` makes more edits, on more sites. */
it('an incremental build equals a clean build after edits of every kind', async () => {
  const { edits, errors } = await series({ site: smallSite, edits: kinds.length, seed: 4 });
  expect(errors).toEqual([]);
  for (const kind of kinds) expect(edits[kind], kind).toBe(1);
}, 300_000);
