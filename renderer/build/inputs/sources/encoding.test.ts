import { describe, expect, it } from 'vitest';
import { encodingError } from './encoding.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('the encoding of a file', () => {
  it.each(['', 'Café, Zürich, 東京, 😀', '\uFEFFname\ncafé', 'a \uFFFD in the text'])('is UTF-8 in %j', (text) => {
    expect(encodingError('a.csv', Buffer.from(text))).toBeUndefined();
  });

  it.each([
    ['slug,name\ncafe,Café,5\n', 2, 9],
    ['é', 1, 1],
    ['\r\n\r\nZürich', 3, 2],
  ])('is invalid in %j, at the first undecodable character', (text, line, column) => {
    const error = encodingError('a.csv', latin(text));
    expect(error).toMatchObject({
      place: { file: 'a.csv', line, column },
      suggestion: expect.stringContaining('UTF-8'),
    });
  });

  it('is invalid at the undecodable character, not at a replacement character', () => {
    const bytes = Buffer.concat([Buffer.from('\uFEFFé \uFFFD\n😀\uFFFD '), latin('é')]);
    expect(encodingError('a.csv', bytes)?.place).toEqual({ file: 'a.csv', line: 2, column: 5 });
  });

  it('is invalid if a character is cut off', () => {
    expect(encodingError('a.csv', Buffer.from('café').subarray(0, 4))?.place.column).toBe(4);
  });
});
