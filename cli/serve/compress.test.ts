import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chosenEncoding, compress, isCompressible } from './send-file.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for a client that accepts %j is %s', (accepted, encoding) => {
    expect(chosenEncoding(accepted)).toBe(encoding);
  });

  it('does not compress twice', () => {
    const worth = ['text/html; charset=utf-8', 'image/svg+xml', 'application/json; charset=utf-8'];
    expect(worth.filter(isCompressible)).toEqual(worth);
    expect(['image/png', 'font/woff2', 'application/octet-stream'].filter(isCompressible)).toEqual([]);
  });

  it('decompresses to the same content', async () => {
    const body = Buffer.from('a page '.repeat(100));
    const [br, gz] = [await compress(body, 'br'), await compress(body, 'gzip')];
    expect(Math.max(br.length, gz.length)).toBeLessThan(body.length / 5);
    expect(brotliDecompressSync(br)).toEqual(body);
    expect(gunzipSync(gz)).toEqual(body);
  });
});
