import { describe, expect, it } from 'vitest';
import { characterName, inQuotes, invisibleCharacter, isVisible } from './unseen.ts';

describe('an invisible character', () => {
  it.each([
    ['https://a.example\n', 'line break at the end'],
    ['https://a.example\r\n', 'line break at the end'],
    ['https://a.example ', 'space at the end'],
    [' https://a.example', 'space at the start'],
    ['https://a.example\u00a0', 'no-break space (U+00A0) at the end'],
    ['https://a\tb.example', 'tab after "https://a"'],
    ['https://a\nb.example', 'line break after "https://a"'],
    ['a\u200bb\n', 'zero-width space (U+200B) after "a"'],
    ['\ufeffabc', 'byte order mark (U+FEFF) at the start'],
    ['a\u0007b', 'character U+0007 after "a"'],
    ['a\u202eb', 'character U+202E after "a"'],
    ['a\ud800b', 'character U+D800 after "a"'],
  ])('is named with its position: %j', (text, name) => {
    expect(invisibleCharacter(text)).toBe(name);
  });

  it.each(['', 'abc', 'two words', 'käse', '👋', '"quoted"'])('is not in plain text: %j', (text) => {
    expect(invisibleCharacter(text)).toBeUndefined();
  });

  it('is escaped in a quoted text, and other characters are not', () => {
    expect(inQuotes('a\nb\u00a0c\u200bd käse "e"')).toBe('"a\\nb\\u00a0c\\u200bd käse \\"e\\""');
    expect(inQuotes('x'.repeat(100), 10)).toBe('"xxxxxxxxx…"');
  });

  it.each([
    '',
    ' ',
    '\n\t',
    '\u00a0',
    '\u2003',
    '\u200b',
    '\u2060',
    '\u00ad',
    '\ufeff',
    '\u3164',
    '\uffa0',
    '\u2800',
    '\ufe0f',
    '\u0301',
    '\u200d\u200c',
    '\u180e',
    '\u034f',
    '\u{e0100}',
    '\u0007',
    '\ud800',
    ' \u200b\u0301 ',
  ])('is not all that visitors see of a text, as of %j', (text) => {
    expect(isVisible(text)).toBe(false);
  });

  it.each(['a', ' a', '\u200ba', '1', '?', '—', '東', 'é', 'e\u0301', '👋', '❤️', '☐', 'ـ', 'ก็', '\ue000'])(
    'may be beside what they see: %j',
    (text) => {
      expect(isVisible(text)).toBe(true);
    },
  );

  it('has a name, and other characters are quoted', () => {
    expect(['@', ' ', '\t', '\u0001'].map(characterName)).toEqual(['"@"', 'space', 'tab', 'character U+0001']);
  });
});
