import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subsetsOf } from './faces.ts';
import { fontTables, trueType } from './font-tables.ts';
import { fontMetrics } from './metrics.ts';

const packages = resolve(import.meta.dirname, '../../../../node_modules');
const bytesOf = (file: string) => readFileSync(resolve(packages, file));
const gloock = '@fontsource/gloock/files/gloock-latin-400-normal';
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

describe('the metrics of a font', () => {
  it('are those of the file', () => {
    expect(fontMetrics(bytesOf(figtree))).toMatchObject({
      family: 'Figtree',
      isItalic: false,
      axes: { wght: { min: 300, max: 900 } },
      ascent: 0.95,
      descent: 0.25,
      lineGap: 0,
      category: 'sans-serif',
    });
    const mono = fontMetrics(bytesOf('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'));
    expect(mono.category).toBe('monospace');
    expect(mono.width({ wght: 400 })).toBeCloseTo(0.6, 5);
    const italic = '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2';
    expect(fontMetrics(bytesOf(italic)).isItalic).toBe(true);
  });

  it('are the same in WOFF, WOFF2 and TrueType', () => {
    const woff2 = fontMetrics(bytesOf(`${gloock}.woff2`));
    const ttf = trueType([...fontTables(bytesOf(`${gloock}.woff`))]);
    for (const other of [fontMetrics(bytesOf(`${gloock}.woff`)), fontMetrics(ttf)]) {
      expect(other.width({})).toBe(woff2.width({}));
      expect(other.ascent).toBe(woff2.ascent);
    }
  });

  it('have wider letters for bold text of a variable font', () => {
    const { width } = fontMetrics(bytesOf(figtree));
    // Chromium's widths of the same pairs, at 400 and 700.
    expect(width({ wght: 400 })).toBeCloseTo(0.443, 3);
    expect(width({ wght: 700 })).toBeCloseTo(0.4565, 3);
  });

  it('include the kerning', () => {
    const tables = fontTables(bytesOf(`${gloock}.woff2`));
    const without = trueType([...fontTables(bytesOf(`${gloock}.woff`))].filter(([tag]) => tag !== 'GPOS'));
    expect(tables.has('GPOS')).toBe(true);
    const ratio = (fontMetrics(bytesOf(`${gloock}.woff2`)).width({}) ?? 0) / (fontMetrics(without).width({}) ?? 1);
    // As Chromium measures a text with and without kerning.
    expect(ratio).toBeGreaterThan(0.97);
    expect(ratio).toBeLessThan(0.98);
  });

  it('have no width without Latin letters', () => {
    const greek = '@fontsource-variable/comfortaa/files/comfortaa-greek-wght-normal.woff2';
    expect(fontMetrics(bytesOf(greek)).width({ wght: 400 })).toBeUndefined();
    expect(fontMetrics(bytesOf(greek)).has('λ'.charCodeAt(0))).toBe(true);
  });

  it('of other and of damaged files cannot be read', () => {
    const bytes = bytesOf(figtree);
    for (const some of [Buffer.from('no font'), Buffer.alloc(0), bytes.subarray(0, 4000), bytes.subarray(0, 60)])
      expect(() => fontMetrics(some)).toThrow();
  });
});

const cardFonts = resolve(import.meta.dirname, '../../../../tests/fixtures/cards/templates/fonts');
const cardFont = (name: string) => fontMetrics(readFileSync(resolve(cardFonts, name)));

describe('a font of cards', () => {
  it('has its weight, and the height of its capitals', () => {
    const { weight, lift } = cardFont('overpass-700.woff2');
    expect(weight).toBe(700);
    expect(lift).toBeCloseTo(0.1, 2);
  });

  it('has the characters of its script and no others', () => {
    const latin = cardFont('overpass-700.woff2');
    const hebrew = cardFont('noto-sans-hebrew-700.woff2');
    const japanese = cardFont('noto-sans-jp-some-700.woff2');
    const has = (sign: string) => [latin, hebrew, japanese].map((face) => face.has(sign.codePointAt(0) ?? 0));
    expect(has('A')).toEqual([true, false, false]);
    expect(has('ל')).toEqual([false, true, false]);
    expect(has('新')).toEqual([false, false, true]);
    expect(has('休')).toEqual([false, false, false]);
  });

  it.each([
    ['nothing', ''],
    ['text', 'This is not a font, and long enough to be read as one for a while.'],
    ['a container without content', 'wOF2\0\x01\0\0\0\0\0\x09\0\x09\0\0'],
  ])('is refused when it is %s', (_, content) => {
    expect(() => fontMetrics(Buffer.from(content, 'latin1'))).toThrow();
  });
});

describe('the subsets that a language needs', () => {
  it.each([
    ['en-US', 'latin'],
    ['de-AT', 'latin'],
    ['pt-BR', 'latin'],
    ['pl', 'latin latin-ext'],
    ['tr', 'latin latin-ext'],
    ['vi', 'latin vietnamese'],
    ['ru', 'cyrillic'],
    ['kk', 'cyrillic cyrillic-ext'],
    ['sr', 'cyrillic'],
    ['sr-Latn', 'latin latin-ext'],
    ['el', 'greek'],
    ['he', 'hebrew'],
    ['ar-EG', 'arabic'],
    ['ja', 'japanese'],
    ['zh-TW', 'chinese-traditional'],
    ['hi', 'devanagari'],
  ])('%s: %s', (locale, subsets) => expect(subsetsOf(locale).join(' ')).toBe(subsets));
});
