import { expect, it } from 'vitest';
import { tempSite } from '../../temp-site.ts';
import { circumstances } from './circumstances.ts';
import { repeat } from './repeat.ts';

/** The short run; `npm run test:repeat` builds twenty times, and with another Node. The fourth build has its own engine, far in the future. */
it('the output does not depend on the clock, the umask, the home folder and the processors', async () => {
  const site = tempSite('own-block');
  try {
    const hashes: string[] = [];
    const onBuild = (_: number, __: unknown, hash: string) => hashes.push(hash);
    expect(await repeat({ site: site.root, builds: 4, onBuild })).toEqual([]);
    expect(hashes).toHaveLength(4);
    expect(new Set(hashes).size).toBe(1);
  } finally {
    site.drop();
  }
}, 180_000);

it('twenty builds have different circumstances', () => {
  const all = Array.from({ length: 20 }, (_, index) => circumstances(index));
  for (const name of ['zone', 'language', 'umask', 'home', 'days', 'depth', 'engine', 'node', 'again'] as const) {
    expect(new Set(all.map((one) => one[name])).size, name).toBeGreaterThan(1);
  }
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(20);
});
