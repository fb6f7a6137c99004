import { describe, expect, it } from 'vitest';
import type { Change } from './api.ts';
import type { Spot } from './draft-change.ts';
import { movedSpot } from './moved-spot.ts';

const place = { page: '/', section: 'reasons' };
const title = (index: number): Spot => ({ ...place, op: 'set', field: ['items', index, 'title'] });
const item = (index: number) => ({ ...place, field: ['items', index] });

describe('the place of a draft', () => {
  it.each<[string, Change, (number | undefined)[]]>([
    ['an item that is removed', { ...item(1), op: 'remove' }, [0, undefined, 1]],
    ['an item that moves down', { ...item(0), op: 'move', to: 2 }, [2, 0, 1]],
    ['an item that moves up', { ...item(2), op: 'move', to: 0 }, [1, 2, 0]],
    ['an item that is copied', { ...item(0), op: 'duplicate' }, [0, 2, 3]],
    ['an item that comes in between', { ...place, field: ['items'], op: 'insert', at: 1, value: {} }, [0, 2, 3]],
    ['a list that is removed', { ...place, field: ['items'], op: 'unset' }, [undefined, undefined, undefined]],
    ['an item of another list', { ...place, field: ['points', 0], op: 'remove' }, [0, 1, 2]],
    ['an item of another page', { ...item(0), page: '/about', op: 'remove' }, [0, 1, 2]],
    ['another value of an item', { ...item(0), op: 'set', value: {} }, [0, 1, 2]],
  ])('follows its item: %s', (_, change, places) => {
    expect([0, 1, 2].map((index) => movedSpot(title(index), change))).toEqual(
      places.map((index) => (index === undefined ? undefined : title(index))),
    );
  });

  it('follows its section, its page and its row', () => {
    expect(movedSpot(title(0), { ...place, op: 'renameSection', to: 'why' })).toEqual({ ...title(0), section: 'why' });
    expect(movedSpot(title(0), { ...place, op: 'removeSection' })).toBe(undefined);
    const meta: Spot = { op: 'setMeta', page: '/', name: 'title' };
    expect(movedSpot(meta, { op: 'renamePage', page: '/', to: '/home' })).toEqual({ ...meta, page: '/home' });
    expect(movedSpot(meta, { op: 'removePage', page: '/', to: '/about' })).toBe(undefined);
    const table = { matrix: 'towns', axis: 'trade' };
    const cell = (row: number): Spot => ({ ...table, op: 'setCell', row, column: 'verb' });
    const gone: Change = { ...table, op: 'removeRow', row: 1, was: [] };
    expect([0, 1, 2].map((row) => movedSpot(cell(row), gone))).toEqual([cell(0), undefined, cell(1)]);
    expect(movedSpot(cell(2), { ...gone, axis: 'town' })).toEqual(cell(2));
  });
});
