import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFont } from './font.ts';

const fonts = resolve(import.meta.dirname, '../../../../tests/fixtures/cards/templates/fonts');
const font = (name: string) => readFont(readFileSync(resolve(fonts, name)));

describe('a font', () => {
  it('has its weight, and the height of its capitals', () => {
    const { weight, lift } = font('overpass-700.woff2');
    expect(weight).toBe(700);
    expect(lift).toBeCloseTo(0.1, 2);
  });

  it('has the characters of its script and no others', () => {
    const latin = font('overpass-700.woff2');
    const hebrew = font('noto-sans-hebrew-700.woff2');
    const japanese = font('noto-sans-jp-some-700.woff2');
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
    expect(() => readFont(Buffer.from(content, 'latin1'))).toThrow();
  });
});
