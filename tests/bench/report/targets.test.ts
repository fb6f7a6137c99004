import { describe, expect, it } from 'vitest';
import type { Machine } from '../measure/machine.ts';
import type { Rounds } from '../rounds.ts';
import type { Figures, Run } from './figures.ts';
import type { Kept, Measured } from './measured.ts';
import { targets, targetTable } from './targets.ts';

const machine: Machine = { model: 'M', cores: 2, memory: 24, nodes: ['22.0.0'], disk: 'tmpfs' };
const kept = <Data>(data: Data): Kept<Data> => ({ machine, commit: 'abc', day: '2026-01-01', data });

const figures = (wall: number, more: Partial<Figures> = {}): Figures => ({
  wall,
  cpu: wall,
  peak: 100 * 1024 * 1024,
  written: 0,
  changed: 0,
  rendered: 0,
  ...more,
});

const run = (candidate: string, cold: number): Run => ({
  candidate,
  figures: { cold: figures(cold), unchanged: figures(0.2), edited: figures(0.4, { rendered: 1, written: 2 }) },
});

const builds = (pages: number, walls: Readonly<Record<string, number>>): Kept<Rounds> =>
  kept({ pages, runs: Object.entries(walls).map(([name, wall]) => run(name, wall)), weights: {} });

const measured: Measured = {
  builds: [
    builds(1000, { frontage: 1.2, astro: 3.5, 'views-loop': 0.8 }),
    builds(5000, { frontage: 3.2, 'views-loop': 2.8 }),
    builds(10_000, { frontage: 14.4 }),
  ],
  edits: [],
};

const found = (says: string) => targets.find((target) => target.says === says)?.value(measured);

describe('targets', () => {
  it('take ratios from one number of pages', () => {
    expect(found('cold, 1,000 pages, against Astro')).toBeCloseTo(0.343);
    expect(found("cold, 5,000 pages, against the bare loop of Frontage's views")).toBeCloseTo(1.143);
    expect(found('cold, 1,000 pages, against Next')).toBeUndefined();
  });

  it('take what one page more costs from two numbers of pages', () => {
    expect(found("one page more, against the bare loop of Frontage's views")).toBeCloseTo(1);
  });

  it('hold ten thousand pages against ten times a thousand', () => {
    expect(found('cold, 10,000 pages, against ten times 1,000')).toBeCloseTo(1.2);
  });

  it('speak of memory in megabytes', () => {
    expect(found('memory, 10,000 pages')).toBe(100);
  });

  it('each say something of their own', () => {
    expect(new Set(targets.map(({ says }) => says)).size).toBe(targets.length);
  });
});

describe('targetTable', () => {
  const line = (says: string) =>
    targetTable(measured)
      .split('\n')
      .find((text) => text.includes(`| ${says} |`));

  it('says which targets hold, at their very edge too', () => {
    expect(line('cold, 1,000 pages, against Astro')).toContain('| 0.35× | 0.34× | yes |');
    expect(line('cold, 10,000 pages, against ten times 1,000')).toContain('| 1.20× | 1.20× | yes |');
    expect(line("cold, 5,000 pages, against the bare loop of Frontage's views")).toContain(
      '| 1.00× | 1.14× | **no** |',
    );
    expect(line('one page edited, 1,000 pages: written')).toContain('| 1 files | 2 files | **no** |');
  });

  it('lets nothing pass that was not measured', () => {
    expect(line('`frontage --version`')).toContain('| – | not measured |');
  });
});
