import { describe, expect, it } from 'vitest';
import { intro, lintMessages, lintSite, page } from './testing/sample-site.ts';

const home = (rest: object = {}, meta: object = {}) => ({
  ...page('/', { intro: intro('House plants', '/ferns') }, { meta }),
  ...rest,
});
const ferns = (rest: object = {}, meta: object = {}) => ({
  ...page('/ferns', { intro: intro('Ferns', '/') }, { meta }),
  ...rest,
});
const conflicts = (config: Readonly<Record<string, unknown>>, origin?: string) =>
  lintMessages(config, origin === undefined ? {} : { origin }).filter((text) => text.startsWith('noindex-conflict'));

describe('directives for search engines', () => {
  it('conflict if the home page is hidden and others are not', () => {
    expect(conflicts({ routes: [home({}, { noindex: true }), ferns()] })).toEqual([
      'noindex-conflict: The home page is hidden from search engines, and other pages are not.',
    ]);
  });

  it('conflict if every page is hidden, except in a preview', () => {
    const routes = [home({}, { noindex: true }), ferns({}, { noindex: true })];
    expect(lintSite({ routes })).toMatchObject([{ code: 'noindex-conflict', path: ['routes', 0, 'meta', 'noindex'] }]);
    expect(conflicts({ routes: [home(), ferns()] }, 'https://preview.example.net')).toEqual([]);
  });

  it('conflict if a sitemap lists none of the visible pages', () => {
    const routes = [home({ sitemap: false }), ferns({ sitemap: false })];
    expect(conflicts({ routes })).toEqual([
      'noindex-conflict: Search engines may show pages of the site, and the sitemap lists none of them.',
    ]);
    expect(conflicts({ routes: [home(), ferns({ sitemap: false })] })).toEqual([]);
  });

  it('conflict if a path redirects permanently to a hidden page', () => {
    const routes = [home(), ferns({}, { noindex: true })];
    expect(conflicts({ routes, redirects: [{ from: '/old', to: '/ferns#intro' }] })).toEqual([
      'noindex-conflict: /old has moved permanently to /ferns, which is hidden from search engines: search results lose the page.',
    ]);
    expect(conflicts({ routes, redirects: [{ from: '/old', to: '/ferns', temporary: true }] })).toEqual([]);
    expect(conflicts({ routes, redirects: [{ from: '/old', to: '/' }] })).toEqual([]);
  });
});

describe('a redirect to an id', () => {
  it('must find the id', () => {
    const routes = [home(), ferns()];
    expect(lintMessages({ routes, redirects: [{ from: '/old', to: '/ferns#intro' }] })).toEqual([]);
    expect(lintSite({ routes, redirects: [{ from: '/old', to: '/ferns#intor' }] })).toMatchObject([
      {
        code: 'link-anchor',
        message: 'The link "/ferns#intor" leads nowhere: /ferns has no section or id "intor".',
        path: ['redirects', 0, 'to'],
        suggestion: 'Did you mean "intro"?',
      },
    ]);
  });
});
