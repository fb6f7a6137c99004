import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeRequestPath, normaliseRequestPath, plainRequestPath } from './paths.ts';

describe('a request path', () => {
  it.each([
    ['/', '/', '/'],
    ['/old-page/', '/old-page', '/old-page'],
    ['/old%20page', '/old page', '/old%20page'],
    ['/old page', '/old page', '/old%20page'],
    ['/a,b', '/a,b', '/a,b'],
    ['/a%2cb', '/a,b', '/a,b'],
    ['/about_(us)', '/about_(us)', '/about_(us)'],
    ['/plumbing+heating', '/plumbing+heating', '/plumbing+heating'],
    ['/straße', '/straße', '/stra%C3%9Fe'],
    ['/stra%c3%9fe', '/straße', '/stra%C3%9Fe'],
    ['/cafe\u0301', '/café', '/caf%C3%A9'],
    ['/a:b', '/a:b', '/a:b'],
    ['/a*b', '/a*b', '/a*b'],
    ['/a;b=c&d', '/a;b=c&d', '/a;b=c&d'],
    ['/~user', '/~user', '/~user'],
    ['/@team', '/@team', '/@team'],
    ['/Über-Uns', '/Über-Uns', '/%C3%9Cber-Uns'],
    ['/100%25', '/100%', '/100%25'],
    ['/what%3F', '/what?', '/what%3F'],
    ['/c%23', '/c#', '/c%23'],
    ['/"q"', '/"q"', '/%22q%22'],
    ['/{id}', '/{id}', '/%7Bid%7D'],
    ["/[1]|$!'`", "/[1]|$!'`", "/[1]|$!'%60"],
    ['/.well-known/change-password', '/.well-known/change-password', '/.well-known/change-password'],
    ['/index.php', '/index.php', '/index.php'],
    [`/${'a'.repeat(600)}`, `/${'a'.repeat(600)}`, `/${'a'.repeat(600)}`],
    ['/日本語', '/日本語', '/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
  ])('has one form for every spelling: %s', (input, path, asked) => {
    expect(normaliseRequestPath(input)).toEqual({ path });
    expect(encodeRequestPath(path)).toBe(asked);
    expect(normaliseRequestPath(asked)).toEqual({ path });
    // A browser keeps the encoded path unchanged.
    expect(new URL(asked, 'https://x.example').pathname).toBe(asked);
  });

  it('is encoded as browsers encode it, for every character', () => {
    for (let code = 0x20; code < 0x7f; code++) {
      const character = String.fromCharCode(code);
      // These separate parts of a URL, or do not belong to a path. Browsers differ in how they encode "^".
      if ('/\\?#%^'.includes(character)) continue;
      const { pathname } = new URL(`https://x.example/a${character}b`);
      expect([character, encodeRequestPath(`/a${character}b`)]).toEqual([character, pathname]);
    }
  });

  it.each([
    ['', 'is empty'],
    ['old', 'does not start with a slash'],
    ['https://example.org/a', 'is a file or an address, not a path'],
    ['//a', 'starts with two slashes'],
    ['/a//b', 'has an empty part'],
    ['/a/../b', 'contains the relative segment ".."'],
    ['/a/%2E%2e/b', 'contains the relative segment "%2E%2e"'],
    ['/./a', 'contains the relative segment "."'],
    ['/a\\b', 'contains a backslash'],
    ['/a%5Cb', 'has an encoded backslash in "a%5Cb"'],
    ['/a%2fb', 'has an encoded slash in "a%2fb"'],
    ['/index.php?id=3', 'contains a query, but hosts match redirects by the path alone'],
    ['/a#b', 'contains an anchor, which browsers do not send'],
    ['/100%', 'has a "%" in "100%" that encodes nothing'],
    ['/a%zz', 'has a "%" in "a%zz" that encodes nothing'],
    ['/caf%E9', 'has bytes in "caf%E9" that are not valid UTF-8'],
    ['/a%00b', 'has a character in "a%00b" that no URL can contain'],
    ['/a%0Ab', 'has a character in "a%0Ab" that no URL can contain'],
    ['/a\tb', 'has a character in "a\\tb" that no URL can contain'],
    ['/a\ud800b', 'has a character in "a\\ud800b" that no URL can contain'],
    ['/a ', 'has a space at the end of "a "'],
  ])('is rejected if servers disagree on it or never see it: %j', (input, fault) => {
    expect(normaliseRequestPath(input)).toMatchObject({ fault, suggestion: expect.stringMatching(/^[A-Z].{5,}\.$/) });
    expect(plainRequestPath(input)).toBe(input);
  });

  it('is stable when it is read again, for any input', () => {
    const alphabet = fc.constantFrom(...'aZ9/.%25cC3/a9E(),:;*+?#&=@[]{}|^`"<>~$!\'\\_- é日😀\u0301\u0000\ud800');
    const property = fc.property(fc.array(alphabet, { maxLength: 12 }), (characters) => {
      const read = normaliseRequestPath(`/${characters.join('')}`);
      if ('fault' in read) return read.suggestion !== '';
      const asked = encodeRequestPath(read.path);
      const again = normaliseRequestPath(asked);
      return 'path' in again && again.path === read.path && new URL(`https://x.example${asked}`).pathname === asked;
    });
    fc.assert(property, { numRuns: 3000, seed: 23 });
  });

  it('has a suggestion with a valid spelling', () => {
    const suggestion = (input: string) => Reflect.get(normaliseRequestPath(input), 'suggestion');
    expect(suggestion('/index.php?id=3')).toContain('Write "/index.php"');
    expect(suggestion('/100%')).toContain('"100%25"');
    expect(suggestion('/caf%E9')).toContain('"caf%C3%A9"');
  });
});
