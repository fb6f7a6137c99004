import { describe, expect, it } from 'vitest';
import type { Site } from '../../site/site.ts';
import { hostedRedirects } from '../schema/redirect-rules.ts';
import { redirectPages } from './hosts.ts';

function pagesFor(from: string, to: string, base = '') {
  const site = {
    origin: { origin: 'https://example.org', base },
    trailingSlash: 'never',
    redirects: [{ from, to, temporary: false }],
  } as unknown as Site;
  return redirectPages(site, hostedRedirects(site));
}

describe('a page for a redirect', () => {
  it.each([
    ['/old', 'old/index.html'],
    ['/old.html', 'old.html'],
    ['/old/index.html', 'old/index.html'],
    ['/index.php', 'index.php/index.html'],
    ['/alt/größe', 'alt/größe/index.html'],
    ['/old page', 'old page/index.html'],
    ['/', 'index.html'],
  ])('from %s is %s', (from, path) => {
    for (const base of ['', '/k%C3%A4se'])
      expect(pagesFor(from, '/new', base).map((page) => page.path)).toEqual([path]);
  });

  it('leads to the target at once, names it to search engines, and is not listed itself', () => {
    const [{ text } = { text: '' }] = pagesFor('/old', '/new?a=1&b=2#x', '/shop');
    expect(text).toContain('<meta http-equiv="refresh" content="0; url=/shop/new?a=1&amp;b=2#x">');
    expect(text).toContain('<link rel="canonical" href="https://example.org/shop/new?a=1&amp;b=2#x">');
    expect(text).toContain('<a href="/shop/new?a=1&amp;b=2#x">');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('cannot be given markup by a target', () => {
    const [{ text } = { text: '' }] = pagesFor('/old', 'https://x.example/"><script>alert(1)</script>');
    expect(text).not.toContain('<script');
    expect(text.match(/"/g)?.length).toBe(18);
  });
});
