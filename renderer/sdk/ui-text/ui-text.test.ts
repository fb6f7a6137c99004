import { describe, expect, it } from 'vitest';
import { languages, uiTextFor } from './index.ts';
import { textByLanguage } from './text-by-language.ts';
import { fill, notEnglish } from './ui-text.ts';

/** Every text by its way: `evidence.stars`. */
function textsOf(part: object, way = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? textsOf(text, `${way}${name}.`) : [[way + name, String(text)]],
  );
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const english = new Map(textsOf(languages.en ?? {}));

describe('the text of the engine', () => {
  it('is there in seven languages', () => {
    expect(Object.keys(languages)).toEqual(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']);
    expect(english.size).toBeGreaterThan(50);
  });

  it.each(Object.entries(languages))('lacks nothing in %s, and fills in the same', (_, parts) => {
    const texts = textsOf(parts);
    expect(texts.map(([name]) => name).sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of texts) {
      expect(text.trim(), name).toBe(text);
      expect(text, name).not.toBe('');
      expect(placeholders(text), name).toEqual(placeholders(english.get(name) ?? ''));
    }
  });

  it.each(Object.entries(languages).filter(([name]) => name !== 'en'))('is translated in %s', (_, parts) => {
    // Words that other languages have from English, or it from them.
    const shared = ['Menu', 'Contact', 'No', 'Top 3', '“{text}”'];
    const same = textsOf(parts).filter(([name, text]) => text === english.get(name) && !shared.includes(text));
    expect(same).toEqual([]);
  });
});

describe('the text for a page', () => {
  it('is that of its language', () => {
    expect(uiTextFor('de-AT', {}).close).toBe('Schließen');
    expect(uiTextFor('pt', {}).close).toBe('Fechar');
    expect(uiTextFor('en-GB', {})).toMatchObject({ locale: 'en-GB', close: 'Close' });
  });

  it('is English where the engine does not speak its language', () => {
    expect(uiTextFor('pl-PL', {})).toMatchObject({ locale: 'pl-PL', close: 'Close', comparison: { yes: 'Yes' } });
  });

  it('is what the site has of its own, for the language and then for the whole tag', () => {
    const own = {
      pl: { close: 'Zamknij', comparison: { yes: 'Tak' } },
      'pl-PL': { comparison: { no: 'Nie' } },
      de: { header: { menu: 'Inhalt' } },
    };
    expect(uiTextFor('pl-PL', own)).toMatchObject({ close: 'Zamknij', comparison: { yes: 'Tak', no: 'Nie' } });
    expect(uiTextFor('pl', own).comparison).toEqual({ yes: 'Tak', no: 'No' });
    expect(uiTextFor('de-DE', own)).toMatchObject({ close: 'Schließen', header: { menu: 'Inhalt' } });
  });
});

describe('a text with names in braces', () => {
  it('is filled in once', () => {
    expect(fill('{a} of {b}, {c}', { a: '{b}', b: '$&' })).toBe('{b} of $&, {c}');
  });
});

describe('text of a block of a site', () => {
  it('is in the language of the page, and in English where it has none', () => {
    const text = textByLanguage({ en: 'a day', de: 'pro Tag', 'de-AT': 'je Tag' });
    expect(['en-GB', 'de-DE', 'de-AT', 'fr'].map((locale) => text({ locale }))).toEqual([
      'a day',
      'pro Tag',
      'je Tag',
      'a day',
    ]);
  });
});

describe('what an island is handed', () => {
  it('is what differs from English', () => {
    const part = { yes: 'Yes', no: 'No' };
    expect(notEnglish({ yes: 'Sí', no: 'No' }, part)).toEqual({ yes: 'Sí' });
    expect(notEnglish({ ...part }, part)).toBeUndefined();
  });
});
