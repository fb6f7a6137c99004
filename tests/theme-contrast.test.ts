import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

const themeFile = new URL('../templates/theme.css', import.meta.url);
const baseFile = new URL('../renderer/kit/base.css', import.meta.url);
const theme = readFileSync(themeFile, 'utf8');

type Scheme = 'light' | 'dark' | 'ink';
const schemes: readonly Scheme[] = ['light', 'dark', 'ink'];

const grounds = ['paper', 'paper-2', 'paper-3'];
const words = ['ink', 'ink-2', 'accent', 'positive', 'warning', 'negative'];

/** Pairs of text and ground, by token, that blocks may set. */
const textPairs = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
  ['on-accent', 'accent-fill'],
  ['ink', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['positive', 'positive-soft'],
  ['ink', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['ink', 'warning-soft'],
  ['negative', 'negative-soft'],
  ['ink', 'negative-soft'],
  ['on-rank-top', 'rank-top'],
  ['on-rank-mid', 'rank-mid'],
  ['on-rank-low', 'rank-low'],
  ['on-rank-out', 'rank-out'],
] as const;

/** Large words, the borders of fields, focus rings: 3 to 1 is enough (WCAG 2.2, 1.4.3 and 1.4.11). */
const largePairs = ['ink-3', 'line-strong', 'focus'].flatMap((token) =>
  grounds.map((ground) => [token, ground] as const),
);

describe.each(schemes)('the %s palette', (scheme) => {
  it.each(textPairs)('sets %s on %s readably', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(largePairs)('sets %s on %s visibly', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the theme', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 5);
    expect(contrast([0.6279, 0.2577, 29.23], [1, 0, 0])).toBeCloseTo(4, 1);
  });

  it('costs at most 2.2 KB on the wire, base styles included', () => {
    const sheets = [themeFile, baseFile].map(
      (file) => transform({ filename: file.pathname, code: readFileSync(file), minify: true }).code,
    );
    expect(brotliCompressSync(Buffer.concat(sheets)).length).toBeLessThan(2200);
  });
});

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The value of a colour token: what a dark section says of it, else the side of `light-dark()` that a scheme picks. */
function colour(token: string, scheme: Scheme): Oklch {
  const section = /\[data-tone=.ink.\] \{([^}]*--paper[^}]*)\}/.exec(theme)?.[1] ?? '';
  const root = /:root \{([^}]*)\}/.exec(theme)?.[1] ?? '';
  const declared = new RegExp(`--${token}: ([^;]+);`);
  const value = (scheme === 'ink' ? declared.exec(section)?.[1] : undefined) ?? declared.exec(root)?.[1];
  const alias = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (alias !== undefined) return colour(alias, scheme);
  const sides = [...(value ?? '').matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, lightness, chroma, hue]): Oklch => [Number(lightness), Number(chroma), Number(hue)],
  );
  const side = scheme === 'light' ? sides[0] : (sides[1] ?? sides[0]);
  if (side === undefined) throw new Error(`theme.css declares no colour --${token}`);
  return side;
}

/** Contrast ratio of two colours (WCAG 2.2, "contrast ratio"). */
function contrast(one: Oklch, other: Oklch): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, by way of linear sRGB (CSS Color 4, "OKLab to XYZ"); what no screen shows is clipped. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
