import { describe, expect, it } from 'vitest';
import { invalidCharacters, isValidText } from './invalid-characters.ts';

const messages = (value: unknown) => invalidCharacters(value, ['copy']).map(({ message }) => message);

describe('a text', () => {
  it.each([
    '',
    'two\nlines\r\nand a\ttab',
    'Käse, 東京, عربي, עברית, 😀, 👩‍👩‍👧, 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'no\u00a0break, \u200b, \u200d, soft\u00adhyphen, \u2028, \ufffd, \ufeff',
    'marks \u200e \u200f \u061c',
    'a \u202bעברית\u202c b',
    'a \u2067עברית\u2069 b',
    'a \u2067ע\u202bב\u2069 b',
    'closed for nothing \u202c\u2069',
    '\ue000 private',
  ])('holds what pages can show: %j', (text) => {
    expect(isValidText(text)).toBe(true);
    expect(messages({ text })).toEqual([]);
  });

  it.each([
    ['\u0000', 'the control character U+0000, which no page can show'],
    ['a\u0007b', 'the control character U+0007, which no page can show'],
    ['\u000b', 'the control character U+000B, which no page can show'],
    ['\f', 'the control character U+000C, which no page can show'],
    ['\u001b[31m', 'the control character U+001B, which no page can show'],
    ['\u007f', 'the control character U+007F, which no page can show'],
    ['\u0085', 'the control character U+0085, which no page can show'],
    ['\u009f', 'the control character U+009F, which no page can show'],
    ['a\ud83d', 'U+D83D, which is half of a character'],
    ['\ude00a', 'U+DE00, which is half of a character'],
    ['\ufffe', 'U+FFFE, which is no character'],
    ['\uffff', 'U+FFFF, which is no character'],
    ['\ufdd0', 'U+FDD0, which is no character'],
    ['\u{1fffe}', 'U+1FFFE, which is no character'],
    ['\u{10ffff}', 'U+10FFFF, which is no character'],
    ['\u202etxt.exe', 'U+202E, which turns the direction of reading and is not closed'],
    ['a\u2067b\u202c', 'U+2067, which turns the direction of reading and is not closed'],
    ['\u202a\u202b\u202c', 'U+202A, which turns the direction of reading and is not closed'],
    ['\u2066\u202b\u202c', 'U+2066, which turns the direction of reading and is not closed'],
  ])('is wrong with %j', (text, what) => {
    expect(isValidText(text)).toBe(false);
    expect(messages({ text })).toEqual([`"text" holds ${what}.`]);
  });

  it('is found wherever it stands, by the way to it, and names of fields with it', () => {
    const found = invalidCharacters({ list: ['fine', '\u0007'], deep: { text: '\u0008' }, 'na\u0001me': 1 }, ['copy']);
    expect(found).toMatchObject([
      { path: ['copy', 'list', 1], message: expect.stringMatching(/^Entry 2 holds/), needle: '\u0007' },
      { path: ['copy', 'deep', 'text'], needle: '\u0008' },
      { path: ['copy', 'na\u0001me'], atKey: true, message: expect.stringMatching(/^A name holds/) },
    ]);
    // A name that nobody can print is not repeated.
    for (const { message } of found) expect(isValidText(message)).toBe(true);
  });

  it('is looked at once, however often it is used', () => {
    let shared: unknown = { text: '\u0007' };
    for (let level = 0; level < 60; level++) shared = [shared, shared];
    expect(messages(shared)).toHaveLength(1);
    const circle: Record<string, unknown> = { text: '\u0007' };
    circle.again = circle;
    expect(messages(circle)).toHaveLength(1);
  });
});
