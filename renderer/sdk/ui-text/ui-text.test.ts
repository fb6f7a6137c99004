import { describe, expect, it } from 'vitest';
import { languages, uiTextFor } from './index.ts';
import { fill, notEnglish, textByLanguage } from './ui-text.ts';

/** Lists every text with its path: `media.stars`. */
function listTexts(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? listTexts(text, `${path}${name}.`) : [[path + name, String(text)]],
  );
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const english = new Map(listTexts(languages.en ?? {}));

describe('the text of the engine', () => {
  it('exists in seven languages', () => {
    expect(Object.keys(languages)).toEqual(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']);
    expect(english.size).toBeGreaterThan(50);
  });

  it.each(Object.entries(languages))('is complete in %s, with the same placeholders', (_, parts) => {
    const texts = listTexts(parts);
    expect(texts.map(([name]) => name).sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of texts) {
      expect(text.trim(), name).toBe(text);
      expect(text, name).not.toBe('');
      expect(placeholders(text), name).toEqual(placeholders(english.get(name) ?? ''));
    }
  });

  it.each(Object.entries(languages).filter(([name]) => name !== 'en'))('is translated in %s', (_, parts) => {
    // Words that are the same in English and another language.
    const shared = ['Menu', 'Contact', 'No', 'Top 3', '“{text}”'];
    const same = listTexts(parts).filter(([name, text]) => text === english.get(name) && !shared.includes(text));
    expect(same).toEqual([]);
  });
});

describe('the text for a page', () => {
  it('is in its language', () => {
    expect(uiTextFor('de-AT', {}).close).toBe('Schließen');
    expect(uiTextFor('pt', {}).close).toBe('Fechar');
    expect(uiTextFor('en-GB', {})).toMatchObject({ locale: 'en-GB', close: 'Close' });
  });

  it('is English for an unsupported language', () => {
    expect(uiTextFor('pl-PL', {})).toMatchObject({ locale: 'pl-PL', close: 'Close', comparison: { yes: 'Yes' } });
  });

  it('is overridden by the site, for the language and then for the whole tag', () => {
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

describe('the text of a custom block', () => {
  it('is in the language of the page, or in English', () => {
    const text = textByLanguage({ en: 'a day', de: 'pro Tag', 'de-AT': 'je Tag' });
    expect(['en-GB', 'de-DE', 'de-AT', 'fr'].map((locale) => text({ locale }))).toEqual([
      'a day',
      'pro Tag',
      'je Tag',
      'a day',
    ]);
  });
});

describe('the text of an island', () => {
  it('contains only what differs from English', () => {
    const part = { yes: 'Yes', no: 'No' };
    expect(notEnglish({ yes: 'Sí', no: 'No' }, part)).toEqual({ yes: 'Sí' });
    expect(notEnglish({ ...part }, part)).toBeUndefined();
  });
});
