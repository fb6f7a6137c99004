import { describe, expect, it } from 'vitest';
import type { Site } from '../../site/site.ts';
import { destinationsFile, robots, sitemapFiles, speculationRules } from './site-files.ts';

const site = {
  origin: { origin: 'https://example.org', base: '/shop' },
  destinations: new Map([
    ['desk', { label: 'Desk', url: 'https://desk.example.com/in?x=1', mode: 'cors' as const, acceptsForms: true }],
    [
      'sheet',
      {
        label: 'Sheet',
        mode: 'no-cors' as const,
        storageKey: 'sheet',
        setting: 'url' as const,
        allowedOrigins: ['https://sheet.example.com'],
      },
    ],
  ]),
} as unknown as Site;

describe('files for crawlers', () => {
  it('lists the pages that may be indexed', () => {
    const shown = { url: 'https://example.org/a?b=1&c=2', noindex: false, listed: true };
    const hidden = { url: 'https://example.org/draft', noindex: true, listed: true };
    const unlisted = { url: 'https://example.org/one-of-many', noindex: false, listed: false };
    const nowhere = { url: undefined, noindex: true, listed: true };
    const files = sitemapFiles([shown, hidden, unlisted, nowhere], 'https://example.org/');
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml']);
    expect(files[0]?.text).toContain('<url><loc>https://example.org/a?b=1&amp;c=2</loc></url>');
    expect(files[0]?.text.match(/<url>/g)).toHaveLength(1);
    expect(robots('https://example.org/sitemap.xml')).toContain('Sitemap: https://example.org/sitemap.xml');
  });

  it('splits a sitemap beyond the limits, and lists the files', () => {
    const pages = [1, 2, 3, 4, 5].map((n) => ({ url: `https://example.org/${n}`, noindex: false, listed: true }));
    const byCount = sitemapFiles(pages, 'https://example.org/', { urls: 2, bytes: 10_000 });
    expect(byCount.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(byCount[0]?.text.match(/<sitemap><loc>https:\/\/example\.org\/sitemap-\d\.xml<\/loc>/g)).toHaveLength(3);
    expect(byCount.slice(1).map(({ text }) => text.match(/<url>/g)?.length)).toEqual([2, 2, 1]);
    const bySize = sitemapFiles(pages, 'https://example.org/', { urls: 50, bytes: 250 });
    expect(bySize.length).toBeGreaterThan(2);
    for (const { text } of bySize.slice(1)) expect(text.length).toBeLessThanOrEqual(250);
  });

  it('gives rows of a matrix their own sitemaps, and lists them', () => {
    const page = (path: string, sitemap?: string) => {
      return { url: `https://example.org/${path}`, noindex: false, listed: true, sitemap };
    };
    const pages = [page('a', 'Cities-Nîmes'), page(''), page('b', 'Cities-Nîmes'), page('c', 'cities-são/paulo')];
    const [below] = sitemapFiles(pages, 'https://example.org/caf%C3%A9/');
    expect(below?.text).toContain('<loc>https://example.org/caf%C3%A9/sitemap-cities-n%C3%AEmes.xml</loc>');
    const [index, ...files] = sitemapFiles(pages, 'https://example.org/');
    expect(index?.text.match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://example.org/sitemap-1.xml</loc>',
      '<loc>https://example.org/sitemap-cities-n%C3%AEmes.xml</loc>',
      '<loc>https://example.org/sitemap-cities-s%C3%A3o-paulo.xml</loc>',
    ]);
    expect(files.map(({ path, text }) => [path, text.match(/<url>/g)?.length])).toEqual([
      ['sitemap-1.xml', 1],
      ['sitemap-cities-nîmes.xml', 2],
      ['sitemap-cities-são-paulo.xml', 1],
    ]);
    const large = sitemapFiles(pages, 'https://example.org/', { urls: 1, bytes: 10_000 });
    expect(large.map(({ path }) => path)).toContain('sitemap-cities-nîmes.2.xml');
  });

  it('prerenders pages of the site only', () => {
    const { prerender } = JSON.parse(speculationRules(site));
    expect(prerender[0].where.and[0]).toEqual({ href_matches: '/shop/*' });
  });
});

it('the destinations for browsers have an origin for each address', () => {
  const { desk, sheet: other } = JSON.parse(destinationsFile(site));
  expect(desk).toMatchObject({
    url: 'https://desk.example.com/in?x=1',
    allowedOrigins: ['https://desk.example.com'],
    missing: 'No address for Desk',
  });
  expect(other).toMatchObject({
    url: null,
    storageKey: 'sheet',
    setting: 'url',
    mode: 'no-cors',
    allowedOrigins: ['https://sheet.example.com'],
  });
});
