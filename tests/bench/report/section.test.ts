import { describe, expect, it } from 'vitest';
import type { Rounds } from '../rounds.ts';
import { valueTable } from './build-tables.ts';
import type { Figures, Run } from './figures.ts';
import { digits } from './markdown.ts';
import { between, section } from './section.ts';

const figures = (wall: number, written: number): Figures => ({
  wall,
  cpu: wall * 2,
  peak: 2 * 1024 * 1024,
  written,
  changed: 1,
});

const run = (candidate: string, wall: number, written: number): Run => ({
  candidate,
  figures: { cold: figures(wall, 1000), unchanged: figures(wall, 0), edited: figures(wall, written) },
});

const weight = {
  html: 20_500,
  installed: 3 * 1024 * 1024,
  documentBrotli: 1,
  documentGzip: 2,
  scriptGzip: 1500,
  styleGzip: 3,
  allGzip: 13_000,
};

const rounds: Rounds = {
  pages: 1000,
  runs: [run('frontage', 1, 1), run('next', 20, 1000), run('frontage', 3, 1), run('next', 40, 1000)],
  weights: { frontage: weight, next: { ...weight, scriptGzip: 150_000 } },
};
const titles = { frontage: 'Frontage', next: 'Next 16' };

describe('tables', () => {
  it('show the medians of each candidate', () => {
    expect(valueTable([rounds], titles).split('\n')[2]).toBe(
      '| 1,000, Frontage | 2.00 (4.00) | 2.00 (4.00) | 2.00 (4.00) | 2.00 | 1 / 1 | 20.5 | 1.50 | 13.0 | 3.00 |',
    );
  });

  it('have as many cells in each row as in the head', () => {
    const widths = valueTable([rounds], titles)
      .split('\n')
      .map((line) => line.split(' | ').length);
    expect(new Set(widths).size).toBe(1);
  });
});

describe('digits', () => {
  it('keeps three, and says where there is nothing', () => {
    expect([0.0512, 2, 34.56, 1234.5].map(digits)).toEqual(['0.05', '2.00', '34.6', '1,235']);
    expect([undefined, Number.NaN].map(digits)).toEqual(['–', '–']);
  });
});

describe('section', () => {
  it('names the machine, the day and the commit once', () => {
    const machine = { model: 'M', cores: 2, memory: 24, nodes: ['22.0.0'], disk: 'tmpfs' };
    const kept = { machine, commit: 'abc', day: '2026-01-01' };
    const text = section(
      {
        builds: [
          { ...kept, data: rounds },
          { ...kept, data: { ...rounds, pages: 1 } },
        ],
        edits: [],
      },
      titles,
    );
    const line = 'M, 2 cores, 24 GB, Node 22.0.0, files on tmpfs; 2026-01-01, commit abc.';
    expect(text.split(line)).toHaveLength(2);
    expect(text.indexOf('| 1, Frontage')).toBeLessThan(text.indexOf('| 1,000, Frontage'));
    expect(text).toContain('Medians of 2 turns');
  });
});

describe('between', () => {
  it('replaces what stands between the markers, and nothing else', () => {
    const text = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n';
    const once = between(text, 'new');
    expect(once).toBe('before\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nafter\n');
    expect(between(once, 'new')).toBe(once);
  });

  it('refuses a text without them', () => {
    expect(() => between('nothing here', 'new')).toThrow('<!-- bench -->');
  });
});
