import { describe, expect, it } from 'vitest';
import { intro, lintSite, page, said } from './testing/sample-site.ts';

const home = (rest: object = {}, meta: object = {}) => ({
  ...page('/', { intro: intro('House plants', '/ferns') }, { meta }),
  ...rest,
});
const ferns = (rest: object = {}, meta: object = {}) => ({
  ...page('/ferns', { intro: intro('Ferns', '/') }, { meta }),
  ...rest,
});
const conflicts = (config: Readonly<Record<string, unknown>>, origin?: string) =>
  said(config, origin === undefined ? {} : { origin }).filter((text) => text.startsWith('noindex-conflict'));

describe('what search engines are told', () => {
  it('is at odds when the home page is hidden and others are not', () => {
    expect(conflicts({ routes: [home({}, { noindex: true }), ferns()] })).toEqual([
      'noindex-conflict: The home page is kept from search engines, and other pages are not.',
    ]);
  });

  it('is at odds when every page is hidden, but not in a preview, which hides them itself', () => {
    const routes = [home({}, { noindex: true }), ferns({}, { noindex: true })];
    expect(lintSite({ routes })).toMatchObject([{ code: 'noindex-conflict', path: ['routes', 0, 'meta', 'noindex'] }]);
    expect(conflicts({ routes: [home(), ferns()] }, 'https://preview.example.net')).toEqual([]);
  });

  it('is at odds when a sitemap lists none of the pages that may be found', () => {
    const routes = [home({ sitemap: false }), ferns({ sitemap: false })];
    expect(conflicts({ routes })).toEqual([
      'noindex-conflict: Search engines may have pages of the site, and the sitemap lists none of them.',
    ]);
    expect(conflicts({ routes: [home(), ferns({ sitemap: false })] })).toEqual([]);
  });

  it('is at odds when an address moves for good to a page that is hidden', () => {
    const routes = [home(), ferns({}, { noindex: true })];
    expect(conflicts({ routes, redirects: [{ from: '/old', to: '/ferns#intro' }] })).toEqual([
      'noindex-conflict: /old has moved for good to /ferns, which is kept from search engines: what was found there is lost.',
    ]);
    expect(conflicts({ routes, redirects: [{ from: '/old', to: '/ferns', temporary: true }] })).toEqual([]);
    expect(conflicts({ routes, redirects: [{ from: '/old', to: '/' }] })).toEqual([]);
  });
});

describe('a redirect to a place', () => {
  it('must find the place', () => {
    const routes = [home(), ferns()];
    expect(said({ routes, redirects: [{ from: '/old', to: '/ferns#intro' }] })).toEqual([]);
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
