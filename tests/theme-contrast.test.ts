import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shownPairs } from '../renderer/build/checks/rules/contrast.ts';
import { buildInMemory } from '../renderer/build/index.ts';
import { colourPairs, optionalPairs } from '../renderer/build/inputs/theme/colour-pairs.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { rankGrid } from '../templates/drawings/rank-grid/index.ts';

const themeFile = new URL('../templates/theme.css', import.meta.url);
const pairs = [...colourPairs, ...optionalPairs.filter(({ text }) => text === 'star'), ...(rankGrid.pairs ?? [])];
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

  it('weighs at most 2.2 KB compressed, with the base styles, as pages carry it', async () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-theme-'));
    const config = resolve(import.meta.dirname, '../pages.config.ts');
    const { files } = await buildInMemory({ files: diskFiles, config, cacheDir, year: 2026 });
    rmSync(cacheDir, { recursive: true, force: true });
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(String(files?.get('index.html'))) ?? [];
    expect(css).toMatch(/^@layer tokens,base,kit,blocks;.*@layer base\{/s);
    expect(brotliCompressSync(css).length).toBeLessThan(2200);
  });
});
