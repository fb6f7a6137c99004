import { describe, expect, it } from 'vitest';
import { builtWith } from '../../one-build.ts';
import { shopsSite } from '../../shops.ts';
import { editRows } from './row-edits.ts';
import { drawing, rowsSeries, shops } from './rows.ts';
import { features } from './shop-features.ts';

/** The short run; `npm run test:rows` tries a thousand. */
describe('tables with random rows', () => {
  it('have the same output in batches, after the last build, and all at once', async () => {
    const { errors, ...counts } = await rowsSeries({ seed: 5, tables: 24 });
    expect(errors).toEqual([]);
    expect(counts.tried).toBe(24);
    expect(counts.sites).toBeGreaterThan(10);
    expect(counts.partial).toBeGreaterThan(8);
    expect(counts.single).toBeGreaterThan(3);
  }, 180_000);

  it.each(Object.entries(features))('are on sites that are valid without changes: %s', async (_, add) => {
    const site = shopsSite(shops);
    try {
      add(site);
      const { report } = await builtWith(site.options);
      expect(report.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    } finally {
      site.drop();
    }
  });

  it('are the same for the same seed', () => {
    const rows = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
    const [one, other] = [1, 1].map((seed) => editRows(rows, drawing(seed)).description);
    expect(one).toBe(other);
    expect(editRows(rows, drawing(2)).description).not.toBe(one);
    expect(rows).toEqual([{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]);
  });
});
