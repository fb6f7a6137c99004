import { describe, expect, it } from 'vitest';
import { channelsOf, hexOf, mixed, toOklch, toRgb, toSrgb } from './colour.ts';

const rgb = (colour: string) => channelsOf([colour])[0] ?? { red: 0, green: 0, blue: 0, alpha: 1 };

describe('OKLCH', () => {
  it.each(['#000000', '#ffffff', '#ff0000', '#0f766e', '#fde047', '#123456', '#808080'])(
    'of %s is the same colour',
    (hex) => {
      expect(hexOf(toRgb(toOklch(rgb(hex))))).toBe(hex);
    },
  );

  it.each([
    [0.48, 0.17, 258],
    [0.8, 0.115, 245],
    [0.23, 0.03, 255],
  ])('%d %d %d is the colour that CSS makes of it', (lightness, chroma, hue) => {
    const [css] = toSrgb([`oklch(${lightness} ${chroma} ${hue})`]);
    const own = rgb(hexOf(toRgb({ lightness, chroma, hue })));
    for (const channel of ['red', 'green', 'blue'] as const) {
      expect(Math.abs(own[channel] - rgb(css ?? '')[channel])).toBeLessThanOrEqual(2);
    }
  });

  it('loses chroma, and neither lightness nor hue, outside of sRGB', () => {
    const vivid = { lightness: 0.7, chroma: 0.37, hue: 150 };
    const shown = toOklch(toRgb(vivid));
    expect(shown.lightness).toBeCloseTo(0.7, 1);
    expect(Math.abs(shown.hue - 150)).toBeLessThan(2);
    expect(shown.chroma).toBeLessThan(0.3);
  });

  it('mixes by share', () => {
    const [black, white] = [toOklch(rgb('#000')), toOklch(rgb('#fff'))];
    expect(mixed(white, black, 0.25).lightness).toBeCloseTo(0.25, 3);
    expect(hexOf(toRgb(mixed(white, black, 1)))).toBe('#ffffff');
  });
});
