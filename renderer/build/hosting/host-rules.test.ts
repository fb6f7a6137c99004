import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../../cli/serve/answer.ts';
import type { Site } from '../../site/site.ts';
import { cspHash } from '../lib/hash.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { type HeaderOptions, headerLimits, headersFile, hostRules } from './host-rules.ts';
import { headerLimitDiagnostics } from './limits.ts';
import { nginxFile } from './nginx.ts';
import { parseNginx } from './nginx-syntax.fixture.ts';
import { vercelFile } from './vercel.ts';

const hook = 'https://hook.example.com';
const site = {
  origin: { origin: 'https://example.org', base: '/shop' },
  trailingSlash: 'never',
  destinations: new Map([['desk', { label: 'Desk', url: `${hook}/in`, mode: 'cors', acceptsForms: true }]]),
} as unknown as Site;

const pageOf = (path: string, { frames = [] as string[], posts = [] as string[] } = {}): ResolvedPage =>
  ({
    path,
    url: `https://example.org/shop${path}`,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    query: [],
    sections: [{ styles: [], frames: new Set(frames), posts: new Set(posts) }],
  }) as unknown as ResolvedPage;

const pages = [
  pageOf('/'),
  pageOf('/ask', { posts: [hook] }),
  pageOf('/talk', { frames: ['https://book.example.com'] }),
  { ...pageOf('/404'), url: undefined } as unknown as ResolvedPage,
];
const options: HeaderOptions = { site, pages, inline: [], loader: 'loader()', speculation: 'assets/next.json' };

/** The headers of an address, as `preview` reads them from the file. */
const served = (given: HeaderOptions, path: string) =>
  headersFor(parseHeaders(headersFile(hostRules(given), '/shop')), path);
const policy = (given: HeaderOptions, path: string) => served(given, path).get('content-security-policy') ?? '';

describe('the policy of a page', () => {
  it('allows the frames and forms that it declares, and every destination', () => {
    expect(policy(options, '/shop/')).not.toContain('frame-src');
    expect(policy(options, '/shop/')).toContain("form-action 'self';");
    expect(policy(options, '/shop/ask')).toContain(`form-action 'self' ${hook};`);
    expect(policy(options, '/shop/talk')).toContain('frame-src https://book.example.com;');
    for (const path of ['/', '/ask', '/talk'])
      expect(policy(options, `/shop${path}`)).toContain(`connect-src 'self' ${hook};`);
  });

  it('is that of the whole site if no rule applies to the page alone', () => {
    expect(policy(options, '/shop/nowhere')).toContain(
      `frame-src https://book.example.com; form-action 'self' ${hook};`,
    );
  });

  it('is that of the site if the page has the same sheets in another order', () => {
    const sheets = ['a{}', 'b{}'].map((css) => ({ css, cspHash: cspHash(css), fonts: [] }));
    const ofOnePage = { ...options, pages: [pageOf('/ask', { posts: [hook] })], inline: sheets };
    const own = (inline: typeof sheets) =>
      hostRules({ ...ofOnePage, inlineOn: () => inline }).filter(({ at }) => at.kind === 'page');
    expect(own(sheets.toReversed())).toEqual([]);
    expect(own(sheets.slice(1))).toHaveLength(1);
  });

  it('forbids strings as script, and only reports them on sites with third-party code', () => {
    const enforced = "require-trusted-types-for 'script'; trusted-types 'none'";
    expect(policy(options, '/shop/')).toContain(enforced);
    expect(served(options, '/shop/').has('content-security-policy-report-only')).toBe(false);
    const mixed = { ...options, site: { ...site, pixels: { pixels: { ga4: 'G-ABC123' } } } as unknown as Site };
    expect(policy(mixed, '/shop/ask')).toContain(
      `script-src 'self' ${cspHash('loader()')} https://www.googletagmanager.com/gtag/;`,
    );
    expect(policy(mixed, '/shop/ask')).toContain('https://*.google-analytics.com');
    expect(policy(mixed, '/shop/ask')).not.toContain('trusted-types');
    expect(served(mixed, '/shop/ask').get('content-security-policy-report-only')).toContain(
      "require-trusted-types-for 'script'; trusted-types ",
    );
  });
});

describe('the rules that a host takes', () => {
  const many = Array.from({ length: 150 }, (_, index) => pageOf(`/page-${index}`));

  it('do not exceed the limit, and go to the pages that gain most', () => {
    const rules = hostRules({
      ...options,
      pages: [...many, pageOf('/talk', { frames: ['https://book.example.com'] })],
    });
    expect(rules).toHaveLength(headerLimits.rules);
    expect(rules.at(-1)?.at.kind).toBe('page');
    const crowd = Array.from({ length: 40 }, (_, index) =>
      pageOf(`/talk-${index}`, { frames: [`https://provider-${index}.talks-and-calls.example.com`] }),
    );
    const crowded = { ...options, pages: [...many, ...crowd] };
    expect(policy(crowded, '/shop/any')).not.toContain('frame-src');
    for (const index of [0, 39])
      expect(policy(crowded, `/shop/talk-${index}`)).toContain(`frame-src https://provider-${index}.`);
    expect(headerLimitDiagnostics(crowded)).toEqual([]);
  });

  it('are reported if they are too few, or if a line is too long', () => {
    const crowd = Array.from({ length: 120 }, (_, index) =>
      pageOf(`/talk-${index}`, { frames: [`https://p${index}.example.com`] }),
    );
    expect(headerLimitDiagnostics({ ...options, pages: crowd })).toMatchObject([
      { code: 'headers-limit', message: expect.stringMatching(/^\/talk-96 and 23 more could not show frames/) },
    ]);
    const allowedOrigins = crowd.map((_, index) => `https://a-receiver-${index}.example.com`);
    const desk = { label: 'Desk', url: hook, mode: 'cors', allowedOrigins };
    const wide = { ...site, hosts: [], destinations: new Map([['desk', desk]]) } as unknown as Site;
    expect(headerLimitDiagnostics({ ...options, site: wide })).toMatchObject([
      { code: 'headers-limit', path: ['destinations'] },
    ]);
    const few = new Map([['desk', { ...desk, allowedOrigins: allowedOrigins.slice(0, 60) }]]);
    const narrow = { ...site, hosts: ['nginx'], destinations: few } as unknown as Site;
    expect(headerLimitDiagnostics({ ...options, site: narrow })).toMatchObject([
      { code: 'headers-limit', suggestion: expect.stringContaining('(nginx, Vercel)') },
    ]);
    const wider = new Map(
      [1, 2].map((n) => [`desk${n}`, { ...desk, allowedOrigins: allowedOrigins.map((one) => `${one}:${n}`) }]),
    );
    const widest = { ...site, hosts: ['nginx'], destinations: wider } as unknown as Site;
    const found = headerLimitDiagnostics({ ...options, site: widest });
    expect(found).toMatchObject([
      { code: 'headers-limit' },
      { message: expect.stringContaining('; nginx accepts 4093 and does not start') },
    ]);
    for (const { suggestion } of found) expect(suggestion).toContain('(Vercel)');
    expect(headerLimitDiagnostics(options)).toEqual([]);
  });
});

describe('every host', () => {
  const rules = hostRules(options);

  it('sets the same headers for a page: nginx, where a location with headers inherits none', () => {
    const locations = parseNginx(nginxFile(site, [], rules)).filter(({ words }) => words[0] === 'location');
    const headersAt = (match: string) =>
      new Map(
        locations
          .find(({ words }) => words.slice(1).join(' ') === match)
          ?.block.flatMap(({ words }) =>
            words[0] === 'add_header' ? [[words[1]?.toLowerCase(), words[2]] as const] : [],
          ),
      );
    for (const path of ['/shop/', '/shop/ask', '/shop/talk']) {
      expect([path, headersAt(`= ${path}`)]).toEqual([path, served(options, path)]);
    }
    expect(headersAt('= /shop/404.html')).toEqual(served(options, '/shop/nowhere'));
    expect(headersAt('/shop/')).toEqual(served(options, '/shop/nowhere'));
    expect(headersAt('^~ /shop/assets/')).toEqual(served(options, '/shop/assets/a.js'));
    expect(headersAt('^~ /shop/assets/islands/')).toEqual(served(options, '/shop/assets/islands/a.js'));
    expect(nginxFile(site, [], rules)).toContain('default_type application/speculationrules+json;');
  });

  it('serves a page at the address that the site links to: nginx', () => {
    const locationsOf = (trailingSlash: 'never' | 'always') =>
      new Map(
        parseNginx(nginxFile({ ...site, trailingSlash }, [], rules)).flatMap(({ words, block }) =>
          words[0] === 'location' ? [[words.slice(1).join(' '), block.map(({ words }) => words.join(' '))]] : [],
        ),
      );
    const flat = locationsOf('never');
    expect(flat.get('/shop/')).toContain('try_files $uri $uri.html @frontage');
    // Contains neither scheme nor port, which differ behind a proxy, and serves the 404 page for all else.
    expect(flat.get('@frontage')).toEqual([
      'absolute_redirect off',
      'rewrite ^(.+)/$ $1',
      'if (-f $document_root$uri.html )',
      'return 404',
    ]);
    const folders = locationsOf('always');
    expect(folders.get('/shop/')).toContain(`try_files $uri $${'{uri}'}index.html @frontage`);
    expect(folders.get('@frontage')).toContain('if (-f $document_root$uri/index.html )');
    for (const locations of [flat, folders]) {
      expect(locations.get('= /shop')).toEqual(['absolute_redirect off', 'return 308 /shop/$is_args$args']);
      for (const file of ['_headers', '_redirects', 'nginx.conf', 'vercel.json', '404'])
        expect([file, locations.get(`= /shop/${file}`)]).toEqual([file, ['return 404']]);
      const [hidden = ''] = [...locations.keys()].filter((match) => match.startsWith('~ '));
      const matches = (path: string) => new RegExp(hidden.slice(2)).test(path);
      expect(['/shop/.frontage', '/shop/a/.git/config'].filter(matches)).toHaveLength(2);
      expect(['/shop/a.b', '/shop/.well-known/x', '/other/.git'].filter(matches)).toEqual([]);
    }
  });

  it('sets the same headers for a page: Vercel, where the last matching rule wins', () => {
    const { headers } = JSON.parse(vercelFile(site, [], rules)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    for (const path of ['/shop/', '/shop/ask', '/shop/assets/a.js', '/shop/nowhere']) {
      const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
      const reported = new Map(
        matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const)),
      );
      expect([path, reported]).toEqual([path, served(options, path)]);
    }
  });
});
