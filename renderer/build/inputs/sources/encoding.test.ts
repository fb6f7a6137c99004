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

  it.each<[string, Uint8Array]>([
    ['a mark', Buffer.from('\uFEFFexport {}', 'utf16le')],
    ['a mark, big endian', Buffer.from('\uFEFFexport {}', 'utf16le').swap16()],
    ['no mark', Buffer.from('export {}', 'utf16le')],
    ['no mark, big endian', Buffer.from('export {}', 'utf16le').swap16()],
  ])('is named if it is UTF-16 with %s, in place of a letter', (_, bytes) => {
    expect(encodingError('a.ts', bytes)).toMatchObject({
      message: expect.stringContaining('UTF-16'),
      place: { file: 'a.ts', line: 1, column: 1 },
      suggestion: expect.stringContaining('UTF-8'),
    });
  });
});
