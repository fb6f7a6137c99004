import { describe, expect, it } from 'vitest';
import { editTable } from './edit-table.ts';
import type { EditTimes } from './measured.ts';

const turn = (cpu: number) => ({ wall: cpu / 2, cpu });
const times: EditTimes = {
  site: 'plain',
  pages: 1000,
  runs: {
    cold: { this: [turn(4), turn(2), turn(3)], other: [turn(6)] },
    unchanged: { this: [turn(0.1)], other: [turn(0.2)] },
    title: { this: [turn(0.3)], other: [turn(5)] },
    'row added': { this: [turn(1.5)], other: [turn(6)] },
  },
};

describe('editTable', () => {
  it('lists the slowest edit first, below the builds that it is compared with', () => {
    const [head, , ...rows] = editTable(times).split('\n');
    expect(head).toContain('plain site, 1,000 pages');
    expect(rows).toEqual([
      '| cold | 3.00 | 1.50 | 1.00 | 6.00 | 3.00 | 0.50 |',
      '| unchanged | 0.10 | 0.05 | 0.03 | 0.20 | 0.10 | 0.02 |',
      '| row added | 1.50 | 0.75 | 0.50 | 6.00 | 3.00 | 0.25 |',
      '| title | 0.30 | 0.15 | 0.10 | 5.00 | 2.50 | 0.05 |',
    ]);
  });

  it('has no columns of another engine where there was none', () => {
    const alone = { ...times, runs: { cold: { this: [turn(1)] }, unchanged: { this: [turn(1)] } } };
    expect(editTable(alone).split('\n')[0]).not.toContain('other engine');
  });
});
