import { describe, expect, it } from 'vitest';
import { parseHref } from '../../../sdk/url.ts';
import { checkLinks, type LinkTargets, type PageLinks } from './links.ts';

const routes = new Set(['/', '/services', '/pricing']);
const targets = new Map<string, LinkTargets>([
  ['/', { ids: new Set(['hero']), open: false }],
  ['/services', { ids: new Set(['gmb']), open: false }],
  ['/pricing', { ids: new Set(), open: true }],
]);
const page = (path: string, ...hrefs: string[]): PageLinks => ({
  path,
  links: hrefs.map((href, index) => ({ href, target: parseHref(href), at: ['link', index] })),
});
const messages = (...pages: PageLinks[]) => checkLinks(pages, targets, routes).map(({ message }) => message);

describe('checkLinks', () => {
  it('lets links land on routes, on ids, at the top, and outside', () => {
    expect(
      messages(
        page(
          '/',
          '/services',
          '/services/',
          '/services#gmb',
          '#hero',
          '#top',
          '#',
          '/?a=b#hero',
          'https://example.com/#x',
        ),
      ),
    ).toEqual([]);
  });

  it('names a route that does not exist', () => {
    expect(messages(page('/', '/servces'))).toEqual(['The link "/servces" leads to no route of this site.']);
  });

  it('names an id that does not exist, once for all pages that share the link', () => {
    expect(messages(page('/', '/services#reviews'))).toEqual([
      'The link "/services#reviews" leads nowhere: /services has no section or id "reviews".',
    ]);
    expect(messages(page('/', '#popup'), page('/services', '#popup'))).toEqual([
      'The link "#popup" leads nowhere: / has no section or id "popup", nor has one other page.',
    ]);
  });

  it('does not blame links for ids of invalid sections', () => {
    expect(messages(page('/', '/pricing#anything'))).toEqual([]);
  });
});
