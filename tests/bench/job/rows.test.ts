import { describe, expect, it } from 'vitest';
import { rows, withEdit } from './rows.ts';

describe('rows', () => {
  it('are the same each time, and a row does not hang on how many there are', () => {
    expect(rows(40)).toEqual(rows(40));
    expect(rows(40)).toEqual(rows(80).slice(0, 40));
  });

  it('have addresses, titles and descriptions of their own, in the lengths that search engines show', () => {
    const all = rows(5000);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
    expect(Math.max(...all.map(({ title }) => title.length))).toBeLessThanOrEqual(65);
    expect(Math.max(...all.map(({ description }) => description.length))).toBeLessThanOrEqual(160);
  });

  it('differ in one word of one row after an edit', () => {
    const all = rows(10);
    const edited = withEdit(all, 3, 7);
    expect(edited.filter((row, at) => row !== all[at]).map(({ slug }) => slug)).toEqual([all[3]?.slug]);
    expect(edited[3]?.hero.lead).toContain('note 7');
  });

  it('are refused where there are no more names', () => {
    expect(() => rows(1_000_000)).toThrow('1000000');
  });
});
