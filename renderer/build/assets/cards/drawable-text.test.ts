import { describe, expect, it } from 'vitest';
import { drawableIn, emojiName, isEmoji, type SiteFont } from './card-text.ts';

const face = (asset: string, signs: RegExp): SiteFont => ({
  asset,
  weight: 400,
  lift: 0,
  has: (codePoint) => signs.test(String.fromCodePoint(codePoint)),
});
const latin = face('latin', /[A-Za-z0-9.…é]|\u0301/u);
const hebrew = face('hebrew', /\p{Script=Hebrew}/u);
const pictures = new Map([
  ['1f35e', 'loaf'],
  ['2713', 'tick'],
]);
const drawable = (text: string, fonts: readonly SiteFont[], signs: ReadonlyMap<string, string>) =>
  drawableIn(fonts, signs)(text);

describe('the graphemes of a card', () => {
  it('are looked up once', () => {
    const seen: string[] = [];
    const font: SiteFont = { ...latin, has: (codePoint) => seen.push(String.fromCodePoint(codePoint)) > 0 };
    const inFont = drawableIn([font], pictures);
    expect(['noon', 'on é', 'né'].map((text) => inFont(text).text)).toEqual(['noon', 'on é', 'né']);
    expect(seen).toEqual(['n', 'o', 'é']);
  });

  it('keep keycaps and line breaks whole', () => {
    const signs = new Map([['31-20e3', 'one']]);
    expect([...drawable('1\ufe0f\u20e3 1', [latin], signs).emoji]).toEqual([['1\ufe0f\u20e3', 'one']]);
    expect(drawable('a\r\nb', [latin], signs)).toMatchObject({ text: 'a b', missing: [] });
  });

  it('are each drawn by the first font that has them', () => {
    const { text, fonts } = drawable('Bread לחם', [latin, hebrew], pictures);
    expect([text, [...fonts]]).toEqual(['Bread לחם', [latin, hebrew]]);
    expect([...drawable('Bread', [latin, hebrew], pictures).fonts]).toEqual([latin]);
  });

  it('are left out and reported if no font has them', () => {
    expect(drawable('Bread Ψωμί Ψ 2', [latin], pictures)).toMatchObject({
      text: 'Bread 2',
      missing: ['Ψ', 'ω', 'μ', 'ί'],
    });
  });

  it('include combining marks', () => {
    expect(drawable('e\u0302', [latin], pictures).missing).toEqual(['e\u0302']);
    expect(drawable('e\u0301', [latin], pictures).missing).toEqual([]);
  });

  it('are pictures if they are emoji', () => {
    const { text, emoji, missing } = drawable('Bread 🍞 🎉', [latin], pictures);
    expect({ text, emoji: [...emoji], missing }).toEqual({
      text: 'Bread 🍞',
      emoji: [['🍞', 'loaf']],
      missing: ['🎉'],
    });
  });

  it('are pictures if no font has them and there is one', () => {
    expect([...drawable('✓', [latin], pictures).emoji]).toEqual([['✓', 'tick']]);
    expect([...drawable('✓', [face('signs', /✓/u)], pictures).emoji]).toEqual([]);
  });

  it('need no font if they are invisible', () => {
    expect(drawable('a\u200db\u00a0c', [latin], pictures).missing).toEqual([]);
  });
});

describe('an emoji', () => {
  it.each(['🍞', '❤️', '🇬🇧', '1️⃣', '👩‍🍳'])('is %s', (sign) => expect(isEmoji(sign)).toBe(true));
  it.each(['a', '1', '❤', '©', '→'])('is not %s', (sign) => expect(isEmoji(sign)).toBe(false));

  it('has the usual file name', () => {
    expect([emojiName('🍞'), emojiName('❤️'), emojiName('👩‍🍳')]).toEqual(['1f35e', '2764', '1f469-200d-1f373']);
  });
});
