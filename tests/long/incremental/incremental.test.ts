import { expect, it } from 'vitest';
import { kinds } from './edits.ts';
import { series } from './incremental.ts';
import { siteNamed } from './sites.ts';

/** The short run; `npm run test:incremental` makes more edits, on more sites. */
it('an incremental build equals a clean build after edits of every kind', async () => {
  const { edits, errors } = await series({ site: siteNamed('realistic'), edits: kinds.length, seed: 4 });
  expect(errors).toEqual([]);
  for (const kind of kinds) expect(edits[kind], kind).toBe(1);
}, 300_000);
