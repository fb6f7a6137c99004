import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedJson } from '../../../renderer/build/lib/as-text.ts';
import { type TempSite, tempSite } from '../../temp-site.ts';
import { realSite } from '../real-site.ts';
import { attempts } from './attempt.ts';
import { changed, kindNames } from './changes.ts';
import { fuzzInMemory } from './in-memory.ts';
import { noText } from './strange.ts';
import type { Tally } from './tally.ts';
import { expressions } from './text-changes.ts';
import { fuzzTexts } from './texts.ts';
import { locationsIn } from './values-in.ts';

let site: TempSite;
beforeAll(() => {
  site = realSite();
});
afterAll(() => site.drop());

/** The short run; `npm run test:fuzz` tries ten thousand. */
describe('a config with mistakes', () => {
  it('gives a site or reported errors, never a crash, if its data is changed', async () => {
    const tally = await fuzzInMemory(site.options, { seed: 11, runs: 120 });
    expect(crashes(tally)).toEqual([]);
    expect(tally.sites).toBeGreaterThan(5);
    expect(tally.errors).toBeGreaterThan(50);
  }, 120_000);

  it('does so too if its text is changed, and with every expression that is no data', async () => {
    // A small site, because each text is bundled and run.
    const small = tempSite('bakery');
    try {
      const tally = await fuzzTexts(small, { seed: 6, runs: expressions.length + 20 });
      expect(crashes(tally)).toEqual([]);
      expect(tally.tried).toBe(expressions.length + 20);
      expect(tally.errors).toBeGreaterThan(expressions.length / 2);
    } finally {
      small.drop();
    }
  }, 180_000);

  it.each(['live', 'trades'])('does so with a value at any location that has no text form: %s', async (fixture) => {
    const small = tempSite(fixture);
    try {
      const attempt = await attempts(small.options);
      const found: string[] = [];
      let count = 1;
      for (let index = 0; index < count; index++) {
        const outcome = await attempt((input) => {
          const copy = structuredClone(input);
          const locations = locationsIn(copy);
          count = locations.length;
          const { owner, key } = locations[index] ?? { owner: {}, key: '' };
          Reflect.set(owner, key, noText);
          return copy;
        });
        if (typeof outcome === 'object') found.push(`${index}: ${outcome.crash}`);
      }
      expect(found).toEqual([]);
      expect(count).toBeGreaterThan(50);
    } finally {
      small.drop();
    }
  });

  it('is changed in the same way by the same seed', async () => {
    const events: string[] = [];
    const run = () =>
      fuzzInMemory(site.options, { seed: 1, runs: 3, only: 2, onTried: (tried) => events.push(`tried ${tried}`) });
    const [one, two] = [await run(), await run()];
    expect(one.slowest.change).toBe(two.slowest.change);
    expect(events).toEqual(['tried 1', 'tried 1']);
  });
});

describe('the search for crashes', () => {
  it('finds one, and a stack trace in a report', async () => {
    const attempt = await attempts(site.options);
    const ours = await attempt(() => {
      throw new TypeError('ours');
    });
    expect(ours).toMatchObject({ crash: expect.stringContaining('TypeError: ours') });
    const shown = await attempt((input) => ({ ...Object(input), 'node_modules/x.js': 1 }));
    expect(shown).toMatchObject({ crash: expect.stringContaining('The report contains a stack trace') });
    expect(await attempt((input) => input)).toBe('site');
  });

  it('changes a copy, and every kind of change changes something', () => {
    const config = { a: ['x', { b: 'words' }], c: 1 };
    const before = JSON.stringify(config);
    for (const kind of kindNames) {
      const results = Array.from({ length: 30 }, (_, n) =>
        sharedJson(changed(config, [{ kind, where: n, other: n * 7 }])),
      );
      expect(
        results.some((result) => result !== before),
        kind,
      ).toBe(true);
    }
    expect(JSON.stringify(config)).toBe(before);
  });
});

function crashes({ crashes: found }: Tally): string[] {
  return [...found.values()].map(({ index, change, crash }) => `${index} (${change})\n${crash}`);
}
