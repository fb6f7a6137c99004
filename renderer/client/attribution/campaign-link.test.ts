import { afterEach, describe, expect, it, vi } from 'vitest';
import { campaignLink } from './campaign-link.ts';

/** Stubs a page at the end of these URLs. `hasNavigationApi` says whether the browser reports the earlier ones. */
function visit(addresses: readonly string[], { hasNavigationApi = true, referrer = '' } = {}): void {
  const entries = addresses.map((path) => ({ url: `https://example.org${path}` }));
  vi.stubGlobal('location', { href: entries.at(-1)?.url });
  vi.stubGlobal('document', { referrer });
  const navigation = { currentEntry: { index: entries.length - 1 }, entries: () => entries };
  vi.stubGlobal('window', { navigation: hasNavigationApi ? navigation : undefined });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const book = 'https://book.example.com/visit?kind=first';

describe('a link with campaign parameters', () => {
  it('gets only the utm parameters of the last campaign', () => {
    visit(['/?utm_source=letter', '/a?utm_source=ads&utm_term=roof&gclid=G1&email=a', '/b']);
    expect(campaignLink(book)).toBe(`${book}&utm_source=ads&utm_term=roof`);
  });

  it('keeps its own parameters', () => {
    visit(['/?utm_source=ads']);
    expect(campaignLink(`${book}&utm_source=site`)).toBe(`${book}&utm_source=site`);
  });

  it('stays unchanged when it does not lead to a page', () => {
    visit(['/?utm_source=ads']);
    for (const href of ['tel:+15550100142', 'mailto:desk@example.com?subject=Visit'])
      expect(campaignLink(href)).toBe(href);
  });

  it('also gets the click id within the site', () => {
    visit(['/?utm_source=ads&gclid=G1', '/b']);
    expect(campaignLink('https://example.org/c#d', /./)).toBe('https://example.org/c?utm_source=ads&gclid=G1#d');
  });

  it('uses the referrer without the Navigation API, if it is a page of this site', () => {
    visit(['/b'], { hasNavigationApi: false, referrer: 'https://example.org/?utm_source=ads' });
    expect(campaignLink(book)).toBe(`${book}&utm_source=ads`);
    visit(['/b'], { hasNavigationApi: false, referrer: 'https://other.example/?utm_source=ads' });
    expect(campaignLink(book)).toBe(book);
  });

  it('stays unchanged when it is not a URL', () => {
    visit(['/?utm_source=ads']);
    expect(campaignLink('https://[')).toBe('https://[');
  });
});
