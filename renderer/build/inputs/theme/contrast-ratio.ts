import type { Rgb } from './srgb.ts';

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Blends a colour with an opaque background. */
export function over(top: Rgb, ground: Rgb): Rgb {
  const mixed = (channel: 'red' | 'green' | 'blue') => top[channel] * top.alpha + ground[channel] * (1 - top.alpha);
  return { red: mixed('red'), green: mixed('green'), blue: mixed('blue'), alpha: 1 };
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2, "relative luminance"). */
function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A power for each of 256 values, because the search for readable colours asks 20,000 times. */
const linearOfWhole = Array.from({ length: 256 }, (_, channel) => linearOf(channel));

/** Blended channels are not whole. */
function linear(channel: number): number {
  return linearOfWhole[channel] ?? linearOf(channel);
}

function linearOf(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
