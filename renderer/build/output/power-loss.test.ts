import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recover } from './index.ts';
import { hasty, LosingDisk, losses } from './losing-disk.fixture.ts';
import { filesOf, snapshot, tempSite } from './temp-site.fixture.ts';
import { write } from './write.fixture.ts';

const old = { 'index.html': 'old home', 'about.html': 'about', 'assets/a.css': 'a {}', 'gone/index.html': 'gone' };
const more = { 'index.html': 'new home', 'about.html': 'about', 'assets/a.css': 'a {}', 'new/deep/index.html': 'new' };
const one = { ...old, 'index.html': 'new home' };

it.each([
  ['the first build', undefined, old],
  ['a build upon another', old, more],
  ['a build that changes one file', old, one],
  ['a build that knows nothing of what is there', old, more, 'forgetful'],
] as const)('leaves the old site or the new one, whole, when power is lost: %s', async (_what, before, after, how?) => {
  const place = tempSite();
  if (before !== undefined) await write(filesOf(before), place);
  if (how === 'forgetful') rmSync(place.cacheDir, { recursive: true });
  const losing = new LosingDisk(place.root);
  await write(filesOf(after), { ...place, disk: losing.disk });
  const { length } = losing.steps;
  expect(length).toBeGreaterThan(5);
  for (let count = 0; count <= length; count++) {
    for (const [index, share] of losses.entries()) {
      losing.lose(count, share);
      await recover(place.out, hasty);
      const label = `loss ${index} after step ${count} of ${length}`;
      // After the build has returned, the new site must survive.
      const allowed = count === length ? [after] : [before, after];
      expect(allowed, label).toContainEqual(snapshot(place.out));
      expect(
        readdirSync(place.root).filter((name) => name.startsWith('.dist.')),
        label,
      ).toEqual([]);
      await write(filesOf(after), { ...place, disk: hasty });
      expect(snapshot(place.out), label).toEqual(after);
    }
  }
});

it('loses what was not synced: such files are empty', async () => {
  const place = tempSite();
  const losing = new LosingDisk(place.root);
  await write(filesOf(old), { ...place, disk: { ...losing.disk, sync: async () => undefined } });
  losing.lose(losing.steps.length, () => 1);
  expect(snapshot(join(place.root, 'dist'))?.['index.html']).toBe('');
});
