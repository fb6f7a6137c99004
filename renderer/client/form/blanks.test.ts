import { describe, expect, it } from 'vitest';
import { withoutBlanks } from './blanks.ts';

describe('withoutBlanks', () => {
  it.each([
    ['spaces and tabs', ' \t'],
    ['ends of lines', '\r\n\u0085\u2028\u2029'],
    ['spaces that do not break', '\u00a0\u202f\u2007'],
    ['spaces of other widths', '\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000'],
    ['spaces without a width', '\u200b\u200c\u200d\u2060\ufeff\u180e'],
    ['marks of direction', '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'],
    ['letters that are blank', '\u00ad\u2800\u3164'],
    ['control characters', '\u0000\u0007\u001f\u007f\u009f'],
  ])('drops %s at both ends, and alone', (_what, blanks) => {
    for (const one of [blanks, ...blanks]) {
      expect(withoutBlanks(`${one}ada lovelace${one}`)).toBe('ada lovelace');
      expect(withoutBlanks(one)).toBe('');
    }
  });

  it('leaves what is between, and what ends in a mark of its own', () => {
    for (const value of ['a \u00a0\u200b b', '❤️', '👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'é', '\u{1f600}', '-', '']) {
      expect(withoutBlanks(value)).toBe(value);
    }
  });

  it('takes no longer for blanks in the middle', () => {
    const value = `a${'\u00a0'.repeat(200_000)}b`;
    expect(withoutBlanks(value)).toBe(value);
  });
});
