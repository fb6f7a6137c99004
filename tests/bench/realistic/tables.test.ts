import { describe, expect, it } from 'vitest';
import { csvOf, realisticSizes, tables } from './tables.ts';

describe('tables', () => {
  it('multiply to the number of pages', () => {
    for (const pages of realisticSizes) {
      const { services, cities } = tables(pages);
      expect(services.length * cities.length).toBe(pages);
    }
  });

  it('give a row the same cells at every size, and each row a path of its own', () => {
    expect(tables(24).cities).toEqual(tables(5000).cities.slice(0, 6));
    const { services, cities } = tables(5000);
    expect(new Set(services.map(({ slug }) => slug)).size).toBe(20);
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(250);
  });

  it('refuse a number of pages that is no product', () => {
    expect(() => tables(25)).toThrow('24, 1200, 5000 pages, not 25');
  });
});

describe('csvOf', () => {
  it('quotes every cell and doubles quotes', () => {
    expect(csvOf([{ a: 'x, "y"', b: '1' }])).toBe('a,b\n"x, ""y""","1"\n');
  });
});
