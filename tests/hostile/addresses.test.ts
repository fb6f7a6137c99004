import { describe, expect, it } from 'vitest';
import { nginxFile } from '../../renderer/build/hosting/nginx.ts';
import { parseNginx } from '../../renderer/build/hosting/nginx-syntax.fixture.ts';
import { vercelFile } from '../../renderer/build/hosting/vercel.ts';
import { parseOrigin } from '../../renderer/build/schema/origin.ts';
import { type HostedRedirect, hostedRedirects, redirectsFile } from '../../renderer/build/schema/redirect-rules.ts';
import { readRedirects } from '../../renderer/build/schema/redirects.ts';
import { normaliseRoutePath } from '../../renderer/sdk/paths.ts';
import { isSecureAddress, linkSchemes, parseHref } from '../../renderer/sdk/url.ts';
import type { PageNode, Site } from '../../renderer/site/site.ts';
import { siteHref } from '../../renderer/site/urls.ts';
import { addressVectors, textVectors } from './vectors.ts';

const vectors = [
  ...addressVectors,
  ...textVectors,
  ...textVectors.map((text) => `/${text}`),
  ...textVectors.map((text) => `https://x.example/${text}`),
];
const site = { origin: { origin: 'https://site.example', base: '' }, trailingSlash: 'never' } as const;

describe('hostile URLs', () => {
  it('become links on the site or with an allowed scheme, or none', () => {
    let allowed = 0;
    for (const vector of vectors) {
      const href = siteHref(site, parseHref(vector));
      if (href === '') continue;
      allowed++;
      const url = new URL(href, 'https://site.example/');
      expect([vector, linkSchemes.some((scheme) => scheme === url.protocol)]).toEqual([vector, true]);
      if (href.startsWith('/')) expect([vector, url.host]).toEqual([vector, 'site.example']);
      expect([vector, href]).toEqual([vector, expect.not.stringMatching(/[\s\u0000-\u001f\\]/)]);
    }
    expect(allowed).toBeGreaterThan(20);
  });

  it('add only valid hosts to a policy', () => {
    for (const vector of vectors.filter(isSecureAddress)) {
      expect([vector, new URL(vector).origin]).toEqual([vector, expect.stringMatching(/^https:\/\/[\w.-]+(:\d+)?$/)]);
    }
  });

  it('are no page paths', () => {
    for (const vector of vectors) {
      const read = normaliseRoutePath(vector);
      if ('path' in read) expect(read.path).toMatch(/^(\/|(\/[\p{L}\p{N}_~-][\p{L}\p{N}._~-]*)+)$/u);
    }
  });

  it('are no origins', () => {
    const folders = vectors.map((vector) => `https://x.example/${vector}`);
    const hosts = vectors.map((vector) => `https://${vector}.example`);
    for (const vector of [...vectors, ...folders, ...hosts]) {
      const read = parseOrigin(vector);
      if (!('origin' in read)) continue;
      expect([vector, read.origin.origin]).toEqual([vector, expect.stringMatching(/^https?:\/\/[\w.-]+(:\d+)?$/)]);
      expect([vector, read.origin.base]).toEqual([vector, expect.stringMatching(/^(\/[\w.~%-]+)*$/)]);
    }
  });

  it('add no other rules as redirects, in the file of any host', () => {
    const routes = [{ path: '/' }] as unknown as readonly PageNode[];
    const read = vectors.flatMap((vector) => [
      ...readRedirects([{ from: vector, to: '/' }], routes, site).redirects,
      ...readRedirects([{ from: '/old', to: vector }], routes, site).redirects,
    ]);
    expect(read.length).toBeGreaterThan(5);
    for (const redirect of read) {
      const hosted = hostedRedirects({ ...site, redirects: [redirect] } as unknown as Site);
      expect([redirect, lineCount(hosted)]).toEqual([redirect, 2]);
      expect(JSON.parse(vercelFile(site, hosted, [])).redirects).toHaveLength(1);
      const directives = parseNginx(nginxFile(site, hosted, []));
      const moved = directives.filter(({ block }) =>
        block.some(({ words: [verb, status] }) => verb === 'return' && status !== '404'),
      );
      expect([redirect, moved.length]).toEqual([redirect, 2]);
      for (const { words, block } of moved) {
        expect(words.slice(0, 2)).toEqual(['location', '=']);
        expect(block.map((line) => line.words.slice(0, -1).join(' '))).toEqual([
          'absolute_redirect',
          expect.stringMatching(/^return 30[128]$/),
        ]);
        // The only variable is the query string of the request.
        const target = (block[1]?.words[2] ?? '').replace('$is_args$args', '');
        expect(target).not.toMatch(/[$\u0000-\u001f]/);
        // The path of a location has no variables.
        expect(words[2]).not.toMatch(/[\u0000-\u001f]/);
      }
    }
  });
});

/** Counts the lines of `_redirects` that a host reads as a redirect. */
function lineCount(redirects: readonly HostedRedirect[]): number {
  return redirectsFile(redirects)
    .split(/[\r\n\u0085\u2028\u2029]/)
    .filter((line) => /^\/\S* \S+ 30[12]$/.test(line)).length;
}
