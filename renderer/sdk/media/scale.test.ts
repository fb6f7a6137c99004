import { describe, expect, it } from 'vitest';
import { scaleTo } from './kinds.tsx';

describe('scaleTo', () => {
  it.each([
    [142, [0, 80, 160]],
    [7, [0, 4, 8]],
    [100, [0, 50, 100]],
    [101, [0, 80, 160]],
    [4200, [0, 3000, 6000]],
    [0, [0, 0.5, 1]],
  ])('covers %d with round numbers', (highest, ticks) => {
    expect(scaleTo(highest).ticks).toEqual(ticks);
  });

  it('maps zero to the bottom and the highest tick to the top', () => {
    const { y } = scaleTo(80);
    expect([y(0), y(40), y(80)]).toEqual([100, 50, 0]);
  });
});
