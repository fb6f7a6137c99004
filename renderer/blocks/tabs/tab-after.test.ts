import { expect, it } from 'vitest';
import { tabAfter } from './tab-after.ts';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['ArrowDown', 1, true, 2],
  ['ArrowUp', 0, false, 2],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Tab', 0, false, undefined],
])('%s on tab %d of three (right to left: %s)', (key, index, rtl, next) => {
  expect(tabAfter(key, index, 3, rtl)).toBe(next);
});
