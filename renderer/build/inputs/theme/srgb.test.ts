import { describe, expect, it } from 'vitest';
import { channelsOf, toSrgb } from './colour.ts';

describe('colours in sRGB', () => {
  it('are converted, and other values are undefined', () => {
    expect(toSrgb(['oklch(0.48 0.17 258)', 'no colour', 'rgb(9 18 34 / 12%)', 'var(--ink)'])).toEqual([
      '#0b58bb',
      undefined,
      'rgba(9, 18, 34, .12)',
      undefined,
    ]);
  });

  it('are complete if neighbours are equal', () => {
    const white = { red: 255, green: 255, blue: 255, alpha: 1 };
    expect(toSrgb(['#fff', 'white', 'oklch(1 0 0)'])).toEqual(['#fff', '#fff', '#fff']);
    expect(channelsOf(['#fff', 'white', 'red', 'red'])).toMatchObject([white, white, { red: 255 }, { red: 255 }]);
  });
});
