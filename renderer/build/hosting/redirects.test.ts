import { describe, expect, it } from 'vitest';
import type { PageNode, Site } from '../../site/site.ts';
import { hostedRedirects, redirectsFile } from '../schema/redirect-rules.ts';
import { readRedirects } from '../schema/redirects.ts';
import { goneRoutes } from './gone-routes.ts';
import { nginxFile } from './nginx.ts';
import { parseNginx } from './nginx-syntax.fixture.ts';
import { vercelFile } from './vercel.ts';

const routes = ['/', '/pricing', '/menü'].map((path) => ({ path })) as unknown as readonly PageNode[];
const readAt = (address: string, ...pairs: readonly (readonly [string, string])[]) => {
  const { origin, pathname } = new URL(address);
  return readRedirects(
    pairs.map(([from, to]) => ({ from, to })),
    routes,
    { origin: { origin, base: pathname.replace(/\/$/, '') }, trailingSlash: 'never' },
  );
};
const read = (...pairs: readonly (readonly [string, string])[]) => readAt('https://example.org', ...pairs);
const codes = (...pairs: readonly (readonly [string, string])[]) => read(...pairs).diagnostics.map(({ code }) => code);

describe('redirects', () => {
  it('lead from a path without a page to a page, an anchor, or another site', () => {
    const { redirects, diagnostics } = read(['/old/', '/pricing/#faq'], ['/tea', 'https://tea.example/x']);
    expect(diagnostics).toEqual([]);
    expect(redirects).toEqual([
      { from: '/old', to: '/pricing#faq', temporary: false },
      { from: '/tea', to: 'https://tea.example/x', temporary: false },
    ]);
  });

  it('may be from addresses that no page can have', () => {
    expect(codes(['/pricing/index', '/pricing'], ['/Index', '/'])).toEqual([]);
  });

  it('are refused from the path of a page, another redirect, or an output file', () => {
    expect(codes(['/pricing', '/'])).toEqual(['redirect-taken']);
    expect(codes(['/old', '/'], ['/old', '/pricing'])).toEqual(['redirect-taken']);
    expect(codes(['/robots.txt', '/'])).toEqual(['redirect-taken']);
  });

  it('may be from HTML files, unless a host serves a page for them', () => {
    expect(codes(['/old.html', '/pricing'], ['/old.htm', '/'], ['/team/index.html', '/'])).toEqual([]);
    expect(read(['/old.html/', '/pricing']).redirects).toEqual([
      { from: '/old.html', to: '/pricing', temporary: false },
    ]);
    expect(codes(['/old.html', '/'], ['/old', '/'])).toEqual([]);
    expect(read(['/old.html', '/'], ['/old', '/pricing']).diagnostics).toMatchObject([
      { code: 'redirect-taken', path: ['redirects', 1, 'from'], message: expect.stringContaining('"/old.html"') },
    ]);
    const pages = ['/index.html', '/pricing.html', '/men\u00fc.html', '/404.html', '/assets.html'];
    for (const from of pages) expect([from, codes([from, '/pricing'])]).toEqual([from, ['redirect-taken']]);
    // There is such a page but no such file, and some hosts redirect to it by themselves.
    expect(codes(['/pricing/index.html', '/pricing/#faq'])).toEqual([]);
    expect(codes(['/pricing/index.html', '/'])).toEqual(['redirect-taken']);
    expect(codes(['/pricing/index.html', 'https://example.org/pricing'])).toEqual(['redirect-taken']);
    const inFolders = (from: string, to: string) =>
      readRedirects([{ from, to }], routes, { origin: undefined, trailingSlash: 'always' }).diagnostics.length;
    expect([inFolders('/pricing.html', '/pricing'), inFolders('/pricing/index.html', '/pricing')]).toEqual([0, 1]);
  });

  it('are refused with an invalid address', () => {
    expect(codes(['old', '/'])).toEqual(['redirect-invalid']);
    expect(codes(['/old', 'mailto:a@example.com'])).toEqual(['redirect-invalid']);
    expect(codes(['/old', '#faq'])).toEqual(['redirect-invalid']);
  });

  it('to a missing page suggest the intended route', () => {
    expect(read(['/old', '/pricin']).diagnostics).toMatchObject([
      { code: 'link-route', path: ['redirects', 0, 'to'], suggestion: 'Did you mean "/pricing"?' },
    ]);
  });

  it.each([
    ['https://example.org', 'https://example.org/möved'],
    ['https://example.org', 'HTTPS://EXAMPLE.ORG:443/möved/?größe=ü#süß'],
    ['https://example.org', 'http://example.org:80/m%c3%b6ved'],
    ['https://example.org', 'https://example.org/x/../möved'],
    ['https://example.org/käse', 'https://example.org/k%C3%A4se/möved'],
    ['https://example.org/käse', 'https://example.org/käse/möved'],
    ['https://käse.example', 'https://xn--kse-qla.example/möved'],
    ['https://xn--kse-qla.example', 'https://Käse.example/möved'],
  ])('of a site at %s are compared by full URLs as well: %s', (address, to) => {
    const { redirects, diagnostics } = readAt(address, ['/old', to], ['/möved', '/pricing']);
    expect(diagnostics).toMatchObject([{ code: 'redirect-chain', path: ['redirects', 0, 'to'] }]);
    expect(redirects[0]).toEqual({ from: '/old', to, temporary: false });
  });

  it.each([
    ['https://example.org:8443', 'https://example.org/möved'],
    ['https://example.org/shop', 'https://example.org/möved'],
    ['https://example.org', 'https://www.example.org/möved'],
    ['https://example.org', 'https://example.org.evil.example/möved'],
  ])('of a site at %s lead to another one: %s', (address, to) => {
    expect(readAt(address, ['/old', to], ['/möved', '/pricing']).diagnostics).toEqual([]);
  });

  it.each([
    [['/y', 'https://example.org/y'], 'redirect-loop'],
    [['/y', 'http://example.org/y/?x#y'], 'redirect-loop'],
    [['/y', 'https://example.org/Y'], undefined],
    [['/y', 'https://example.org/elsewhere'], undefined],
    [['/y', 'https://example.org/%zz'], undefined],
    [['/y', 'https://example.org/a%20b'], undefined],
    [['/y', 'https://example.org/brochure.pdf'], undefined],
  ] as const)(
    'to the site’s own origin are held against its routes, and may lead to what others have there: %j',
    (pair, code) => {
      expect(codes(pair)).toEqual(code === undefined ? [] : [code]);
    },
  );

  it('in a chain name its end, and in a loop all of it', () => {
    expect(read(['/a', '/b'], ['/b', '/c'], ['/c', '/pricing']).diagnostics).toMatchObject([
      { code: 'redirect-chain', message: 'This redirect leads to another one: /a → /b → /c → /pricing.' },
      { code: 'redirect-chain', suggestion: 'Redirect to "/pricing" directly.' },
    ]);
    expect(read(['/a', '/b'], ['/b', '/a']).diagnostics).toMatchObject([
      { code: 'redirect-loop', message: 'This redirect leads in a circle: /a → /b → /a.' },
      { code: 'redirect-loop' },
    ]);
    expect(codes(['/a', '/a'])).toEqual(['redirect-loop']);
  });
});

describe('the files of hosts', () => {
  const site = {
    origin: { origin: 'https://example.org', base: '/shop' },
    trailingSlash: 'never',
    redirects: [
      { from: '/menü-$', to: '/pricing?x=1#faq', temporary: false },
      { from: '/tea', to: 'https://tea.example/"x"', temporary: true },
    ],
  } as unknown as Site;
  const redirects = hostedRedirects(site);

  it('contain addresses as browsers request them', () => {
    expect(redirectsFile(redirects)).toBe(
      [
        '/shop/men%C3%BC-$ /shop/pricing?x=1#faq 301',
        '/shop/men%C3%BC-$/ /shop/pricing?x=1#faq 301',
        '/shop/tea https://tea.example/"x" 302',
        '/shop/tea/ https://tea.example/"x" 302',
        '',
      ].join('\n'),
    );
    expect(JSON.parse(vercelFile(site, redirects, []))).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/shop/men%C3%BC-$', destination: '/shop/pricing?x=1#faq', statusCode: 301 }, {}],
    });
  });

  it('redirect the home page by one rule for each of its spellings', () => {
    const moved = (base: string) => {
      const homeless = { ...site, origin: { ...site.origin, base } };
      const home = hostedRedirects({ ...homeless, redirects: [{ from: '/', to: '/home', temporary: false }] });
      const locations = parseNginx(nginxFile(homeless, home, [])).flatMap(({ words: [name, ...match] }) =>
        name === 'location' ? [match.join(' ')] : [],
      );
      expect(locations).toEqual([...new Set(locations)]);
      expect(locations).toContain(`= ${base}/`);
      const [{ source }] = JSON.parse(vercelFile(homeless, home, [])).redirects;
      return { lines: redirectsFile(home).split('\n'), source };
    };
    expect(moved('')).toEqual({ lines: ['/ /home 301', ''], source: '/' });
    expect(moved('/shop')).toEqual({ lines: ['/shop /shop/home 301', '/shop/ /shop/home 301', ''], source: '/shop' });
  });

  it('contain targets in ASCII, as the Location header requires', () => {
    const targets = [
      '/menü?größe=ü#süß',
      'https://käse.example:8080/日本?a=ü',
      'https://tea.example/%C3%BC?x=%E6%97%A5',
    ];
    const moved = targets.map((to) => ({ from: '/old', to, temporary: false }));
    expect(hostedRedirects({ ...site, redirects: moved }).map(({ to }) => to)).toEqual([
      '/shop/men%C3%BC?gr%C3%B6%C3%9Fe=%C3%BC#s%C3%BC%C3%9F',
      'https://xn--kse-qla.example:8080/%E6%97%A5%E6%9C%AC?a=%C3%BC',
      'https://tea.example/%C3%BC?x=%E6%97%A5',
    ]);
  });

  it('contain an old HTML file once, and for Vercel its name without the ending', () => {
    const moved = [
      { from: '/old.html', to: '/pricing', temporary: false },
      { from: '/old', to: '/pricing', temporary: false },
      { from: '/tea/index.html', to: '/pricing', temporary: false },
      { from: '/pricing/index.html', to: '/pricing#faq', temporary: false },
      { from: '/oldest.htm', to: '/pricing', temporary: true },
    ];
    const old = hostedRedirects({ ...site, redirects: moved });
    expect(redirectsFile(old).match(/^\S+/gm)).toEqual([
      '/shop/old.html',
      '/shop/old',
      '/shop/old/',
      '/shop/tea/index.html',
      '/shop/pricing/index.html',
      '/shop/oldest.htm',
    ]);
    const sources = (trailingSlash: Site['trailingSlash']) =>
      JSON.parse(vercelFile({ ...site, trailingSlash }, old, [])).redirects.map(
        ({ source }: { source: string }) => source,
      );
    expect(sources('never')).toEqual(['/shop/old', '/shop/tea', '/shop/oldest.htm']);
    expect(sources('always')).toEqual(['/shop/old', '/shop/old/', '/shop/tea', '/shop/tea/', '/shop/oldest.htm']);
    const locations = parseNginx(nginxFile(site, old, [])).flatMap(({ words }) => (words[1] === '=' ? words[2] : []));
    expect(locations).toContain('/shop/old.html');
    expect(locations).not.toContain('/shop/old.html/');
  });

  it('contain both spellings for Vercel if it adds a slash before the lookup', () => {
    const always = { ...site, trailingSlash: 'always' } as const;
    expect(JSON.parse(vercelFile(always, hostedRedirects(always), [])).redirects).toMatchObject([
      { source: '/shop/men%C3%BC-$', destination: '/shop/pricing/?x=1#faq', statusCode: 301 },
      { source: '/shop/men%C3%BC-$/', destination: '/shop/pricing/?x=1#faq', statusCode: 301 },
      { source: '/shop/tea', statusCode: 302 },
      { source: '/shop/tea/', statusCode: 302 },
    ]);
  });

  it('contain no pattern segments for Vercel to fill in', () => {
    const to = 'https://wiki.example:8080/wiki/Help:Tea_(drink)?a=b#c:d';
    const moved = hostedRedirects({ ...site, redirects: [{ from: '/old', to, temporary: false }] });
    expect(JSON.parse(vercelFile(site, moved, [])).redirects).toMatchObject([
      { destination: 'https://wiki.example:8080/wiki/Help%3ATea_%28drink%29?a=b#c:d' },
    ]);
  });

  it('contain headers for the home page of a base path at its address on Vercel', () => {
    const rules = [
      { at: { kind: 'all' }, headers: { A: 'all' } },
      { at: { kind: 'page', path: '/shop/', file: 'index.html' }, headers: { A: 'home' } },
    ] as const;
    const sources = (options: Pick<Site, 'trailingSlash' | 'origin'>) =>
      JSON.parse(vercelFile(options, [], rules)).headers.map(({ source }: { source: string }) => source);
    expect(sources(site)).toEqual(['/shop/(.*)', '/shop', '/shop/', '/shop']);
    expect(sources({ ...site, trailingSlash: 'always' })).toEqual(['/shop/(.*)', '/shop/']);
    expect(sources({ ...site, origin: { origin: 'https://example.org', base: '' } })).toEqual(['/(.*)', '/shop/']);
  });

  it('contain no variable and no open quote in a target for nginx', () => {
    const lines = nginxFile(site, redirects, []).split('\n');
    expect(lines[0]).toBe('location = "/shop/menü-$" { absolute_redirect off; return 301 "/shop/pricing?x=1#faq"; }');
    expect(lines[2]).toBe(
      'location = "/shop/tea" { absolute_redirect off; return 302 "https://tea.example/\\"x\\"$is_args$args"; }',
    );
  });
});

describe('pages of the last build', () => {
  const site = {
    trailingSlash: 'never',
    routes: [{ path: '/' }, { path: '/pricing' }],
    redirects: [{ from: '/moved', to: '/pricing', temporary: false }],
  } as unknown as Site;

  it('are reported unless they still exist or are redirected', () => {
    const last = ['index.html', 'pricing/index.html', 'moved.html', 'gone.html', 'team/ada.html', '404.html'];
    expect(goneRoutes(site, last).map(({ message }) => message.split(';')[0])).toEqual([
      'The last build had a page /gone',
      'The last build had a page /team/ada',
    ]);
  });
});
