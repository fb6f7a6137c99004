import { afterEach, describe, expect, it, vi } from 'vitest';
import { campaignLink } from './campaign-link.ts';

/** A page that these addresses led to, the last of them its own; `told` says whether the browser tells. */
function visit(addresses: readonly string[], { told = true, referrer = '' } = {}): void {
  const entries = addresses.map((path) => ({ url: `https://example.org${path}` }));
  vi.stubGlobal('location', { href: entries.at(-1)?.url });
  vi.stubGlobal('document', { referrer });
  const navigation = { currentEntry: { index: entries.length - 1 }, entries: () => entries };
  vi.stubGlobal('window', { navigation: told ? navigation : undefined });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const book = 'https://book.example.com/visit?kind=first';

describe('a link that hands the campaign on', () => {
  it('has the utm parameters of the last one, and nothing else', () => {
    visit(['/?utm_source=letter', '/a?utm_source=ads&utm_term=roof&gclid=G1&email=a', '/b']);
    expect(campaignLink(book)).toBe(`${book}&utm_source=ads&utm_term=roof`);
  });

  it('keeps what it says itself', () => {
    visit(['/?utm_source=ads']);
    expect(campaignLink(`${book}&utm_source=site`)).toBe(`${book}&utm_source=site`);
  });

  it('stays as it is where it leads to no page', () => {
    visit(['/?utm_source=ads']);
    for (const href of ['tel:+15550100142', 'mailto:desk@example.com?subject=Visit'])
      expect(campaignLink(href)).toBe(href);
  });

  it('has the click too where it stays within the site', () => {
    visit(['/?utm_source=ads&gclid=G1', '/b']);
    expect(campaignLink('https://example.org/c#d', /./)).toBe('https://example.org/c?utm_source=ads&gclid=G1#d');
  });

  it('knows the page before where the browser tells no more, and only one of this site', () => {
    visit(['/b'], { told: false, referrer: 'https://example.org/?utm_source=ads' });
    expect(campaignLink(book)).toBe(`${book}&utm_source=ads`);
    visit(['/b'], { told: false, referrer: 'https://other.example/?utm_source=ads' });
    expect(campaignLink(book)).toBe(book);
  });

  it('is left alone when it is no address', () => {
    visit(['/?utm_source=ads']);
    expect(campaignLink('https://[')).toBe('https://[');
  });
});
