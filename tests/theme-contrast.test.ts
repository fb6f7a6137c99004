import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { colourPairs, shownPairs } from '../renderer/build/checks/lint/contrast.ts';
import { rankGrid } from '../templates/drawings/rank-grid/index.ts';

const themeFile = new URL('../templates/theme.css', import.meta.url);
const baseFile = new URL('../renderer/sdk/base.css', import.meta.url);
const pairs = [...colourPairs, ...(rankGrid.pairs ?? [])];
const shown = shownPairs(readFileSync(themeFile, 'utf8'), pairs);

const schemes = ['by day', 'by night', 'in sections of the tone "ink"'];

/** Contrast in each scheme. A page may follow the visitor's scheme or set its own, and must be readable in both. */
function ratios(text: string, ground: string, scheme: string): readonly number[] {
  return shown
    .filter((pair) => pair.text === text && pair.ground === ground && pair.where === scheme)
    .map(({ ratio }) => ratio);
}

describe.each(schemes)('the palette %s', (scheme) => {
  it.each(pairs)('sets $text on $ground at $least to 1 or more', ({ text, ground, least }) => {
    const found = ratios(text, ground, scheme);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(least);
  });
});

describe('the theme', () => {
  it('is checked for every pair that blocks may use', () => {
    const least = (wanted: number) => colourPairs.filter((pair) => pair.least === wanted).length;
    expect({ words: least(4.5), edges: least(3) }).toEqual({ words: 27, edges: 9 });
  });

  it('weighs at most 2.2 KB compressed, with the base styles', () => {
    const sheets = [themeFile, baseFile].map(
      (file) => transform({ filename: file.pathname, code: readFileSync(file), minify: true }).code,
    );
    expect(brotliCompressSync(Buffer.concat(sheets)).length).toBeLessThan(2200);
  });
});
