import { describe, expect, it } from 'vitest';
import { trimInvisible } from './characters.ts';

describe('trimInvisible', () => {
  it.each([
    ['spaces and tabs', ' \t'],
    ['line breaks', '\r\n\u0085\u2028\u2029'],
    ['no-break spaces', '\u00a0\u202f\u2007'],
    ['spaces of other widths', '\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000'],
    ['zero-width spaces', '\u200b\u200c\u200d\u2060\ufeff\u180e'],
    ['direction marks', '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'],
    ['blank letters', '\u00ad\u2800\u3164'],
    ['control characters', '\u0000\u0007\u001f\u007f\u009f'],
  ])('trims %s at both ends, and alone', (_what, characters) => {
    for (const invisible of [characters, ...characters]) {
      expect(trimInvisible(`${invisible}ada lovelace${invisible}`)).toBe('ada lovelace');
      expect(trimInvisible(invisible)).toBe('');
    }
  });

  it('keeps characters in the middle, and emoji that end in a joiner or tag', () => {
    for (const value of ['a \u00a0\u200b b', '❤️', '👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'é', '\u{1f600}', '-', '']) {
      expect(trimInvisible(value)).toBe(value);
    }
  });

  it('is fast with many invisible characters in the middle', () => {
    const value = `a${'\u00a0'.repeat(200_000)}b`;
    expect(trimInvisible(value)).toBe(value);
  });
});
