import type { Rgb } from './srgb.ts';

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
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

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
