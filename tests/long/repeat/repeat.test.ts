import { expect, it } from 'vitest';
import { tempSite } from '../../temp-site.ts';
import { circumstances } from './circumstances.ts';
import { repeat } from './repeat.ts';

/** The short run; `npm run test:repeat` builds twenty times, and with another Node. The fourth has an engine of its own, far in the future. */
it('a site is the same, whatever the clock, the umask, the home and the processors are', async () => {
  const site = tempSite('own-block');
  try {
    const hashes: string[] = [];
    const tell = (_: number, __: unknown, hash: string) => hashes.push(hash);
    expect(await repeat({ site: site.root, builds: 4, tell })).toEqual([]);
    expect(hashes).toHaveLength(4);
    expect(new Set(hashes).size).toBe(1);
  } finally {
    site.drop();
  }
}, 180_000);

it('twenty builds differ in all that they may', () => {
  const all = Array.from({ length: 20 }, (_, index) => circumstances(index));
  for (const name of ['zone', 'language', 'umask', 'home', 'days', 'depth', 'engine', 'node', 'again'] as const) {
    expect(new Set(all.map((one) => one[name])).size, name).toBeGreaterThan(1);
  }
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(20);
});
