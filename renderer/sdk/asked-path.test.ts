import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedPath, normaliseAskedPath, plainAskedPath } from './asked-path.ts';

describe('a path that browsers ask for', () => {
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
  ])('is one however it is written: %s', (input, path, asked) => {
    expect(normaliseAskedPath(input)).toEqual({ path });
    expect(askedPath(path)).toBe(asked);
    expect(normaliseAskedPath(asked)).toEqual({ path });
    // What is encoded as browsers do stays as it is in one.
    expect(new URL(asked, 'https://x.example').pathname).toBe(asked);
  });

  it('is encoded as browsers encode it, sign by sign', () => {
    for (let code = 0x20; code < 0x7f; code++) {
      const sign = String.fromCharCode(code);
      // These part an address, or are no part of a path; how "^" is asked for depends on how old the browser is.
      if ('/\\?#%^'.includes(sign)) continue;
      const { pathname } = new URL(`https://x.example/a${sign}b`);
      expect([sign, askedPath(`/a${sign}b`)]).toEqual([sign, pathname]);
    }
  });

  it.each([
    ['', 'is empty'],
    ['old', 'does not start with a slash'],
    ['https://example.org/a', 'is a file or an address, not a path'],
    ['//a', 'starts with two slashes'],
    ['/a//b', 'has an empty part'],
    ['/a/../b', 'climbs with ".."'],
    ['/a/%2E%2e/b', 'climbs with "%2E%2e"'],
    ['/./a', 'climbs with "."'],
    ['/a\\b', 'contains a backslash'],
    ['/a%5Cb', 'has an encoded backslash in "a%5Cb"'],
    ['/a%2fb', 'has an encoded slash in "a%2fb"'],
    ['/index.php?id=3', 'contains a query, and hosts find redirects by the path alone'],
    ['/a#b', 'contains an anchor, which browsers keep to themselves'],
    ['/100%', 'has a "%" in "100%" that encodes nothing'],
    ['/a%zz', 'has a "%" in "a%zz" that encodes nothing'],
    ['/caf%E9', 'has bytes in "caf%E9" that are no letter in UTF-8'],
    ['/a%00b', 'has a character in "a%00b" that no address can hold'],
    ['/a%0Ab', 'has a character in "a%0Ab" that no address can hold'],
    ['/a\tb', 'has a character in "a\\tb" that no address can hold'],
    ['/a\ud800b', 'has a character in "a\\ud800b" that no address can hold'],
    ['/a ', 'has a space at the end of "a "'],
  ])('is refused where servers do not agree on it or never see it: %j', (input, fault) => {
    expect(normaliseAskedPath(input)).toMatchObject({ fault, suggestion: expect.stringMatching(/^[A-Z].{5,}\.$/) });
    expect(plainAskedPath(input)).toBe(input);
  });

  it('comes to the same however often it is read, whatever is written', () => {
    const letters = fc.constantFrom(...'aZ9/.%25cC3/a9E(),:;*+?#&=@[]{}|^`"<>~$!\'\\_- é日😀\u0301\u0000\ud800');
    const property = fc.property(fc.array(letters, { maxLength: 12 }), (signs) => {
      const read = normaliseAskedPath(`/${signs.join('')}`);
      if ('fault' in read) return read.suggestion !== '';
      const asked = askedPath(read.path);
      const again = normaliseAskedPath(asked);
      return 'path' in again && again.path === read.path && new URL(`https://x.example${asked}`).pathname === asked;
    });
    fc.assert(property, { numRuns: 3000, seed: 23 });
  });

  it('is said as it can be written', () => {
    const suggestion = (input: string) => Reflect.get(normaliseAskedPath(input), 'suggestion');
    expect(suggestion('/index.php?id=3')).toContain('Write "/index.php"');
    expect(suggestion('/100%')).toContain('"100%25"');
    expect(suggestion('/caf%E9')).toContain('"caf%C3%A9"');
  });
});
