import { expect, it } from 'vitest';
import { fullSizes, isFull, type Size, sizes } from './packing.ts';

it.each<[boolean, 'four' | 'six', readonly Size[]]>([
  [true, 'four', ['large', 'tall', 'tall']],
  [true, 'four', ['large', 'small', 'small', 'wide']],
  [true, 'four', ['wide', 'wide', 'small', 'small', 'small', 'small']],
  // The small cell goes back into the first row.
  [true, 'four', ['large', 'small', 'wide', 'small']],
  [false, 'four', ['wide', 'small', 'wide', 'small']],
  [false, 'four', ['small', 'small', 'small']],
  [false, 'four', ['tall', 'wide', 'tall', 'small']],
  [true, 'six', ['large', 'small', 'small']],
  [true, 'six', ['large', 'tall', 'wide', 'wide']],
  [true, 'six', ['small', 'small', 'small']],
  [false, 'six', ['wide', 'small', 'small']],
])('%s: %s columns of %j', (full, layout, cells) => {
  expect(isFull(cells, layout)).toBe(full);
});

it('finds sizes for any number of cells, changing as few as possible', () => {
  expect(fullSizes(['small', 'small', 'small'], 'four')).toEqual(['small', 'small', 'wide']);
  for (const layout of ['four', 'six'] as const) {
    for (let count = 3; count <= 8; count += 1) {
      for (const size of sizes) {
        const cells = Array.from({ length: count }, () => size);
        const found = isFull(cells, layout) ? cells : fullSizes(cells, layout);
        expect(isFull(found, layout), `${count} ${size} cells in ${layout}`).toBe(true);
      }
    }
  }
});
