import { pathToRegexp } from 'path-to-regexp';
import { describe, expect, it } from 'vitest';
import { parseRedirects, readTarget, redirectLines } from '../../../cli/serve/answer.ts';
import { encodeRequestPath } from '../../sdk/paths.ts';
import type { PageNode, Site } from '../../site/site.ts';
import { type HostedRedirect, hostedRedirects, redirectsFile } from '../schema/redirect-rules.ts';
import { readRedirects } from '../schema/redirects.ts';
import { nginxFile } from './nginx.ts';
import { parseNginx } from './nginx-syntax.fixture.ts';
import { vercelFile } from './vercel.ts';

const around = { origin: { origin: 'https://example.org', base: '' }, trailingSlash: 'never' } as const;
const routes = [{ path: '/' }] as unknown as readonly PageNode[];

function read(from: string) {
  return readRedirects([{ from, to: '/' }], routes, { ...around, origin: around.origin });
}

function hosted(from: string, base = ''): readonly HostedRedirect[] {
  const { redirects } = read(from);
  const origin = { ...around.origin, base };
  return hostedRedirects({ ...around, origin, redirects } as unknown as Site);
}

type Host = (asked: string) => boolean;

/**
 * As Cloudflare Pages reads the file: an address with a splat or a placeholder is a pattern, any other one is compared as it
 * is asked for (`pages-shared`, `createMetadataObject`, `generateRulesMatcher`).
 */
function cloudflare(redirects: readonly HostedRedirect[]): Host {
  const rules = redirectLines(redirectsFile(redirects)).map(({ from }) => {
    if (!/\*|:[A-Za-z]\w*/.test(from)) return (asked: string) => asked === from;
    const literal = from.split('*').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`^${literal.join('.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`);
    return (asked: string) => pattern.test(asked);
  });
  return (asked) => rules.some((rule) => rule(asked));
}

/** Matches a requested address as Vercel does (`@vercel/routing-utils`, `sourceToRegex`). */
function vercel(redirects: readonly HostedRedirect[]): Host {
  const sources: { source: string }[] = JSON.parse(vercelFile(around, redirects, [])).redirects;
  const patterns = sources.map(({ source }) => pathToRegexp(source, [], { strict: true, sensitive: true }));
  return (asked) => patterns.some((pattern) => pattern.test(asked));
}

/** nginx decodes an address before it looks up a location, whose address it does not expand. */
function nginx(redirects: readonly HostedRedirect[]): Host {
  const locations = parseNginx(nginxFile(around, redirects, [])).flatMap(({ words: [name, sign, path], block }) =>
    name === 'location' && sign === '=' && block.some(({ words }) => words[1] === '301') ? [path] : [],
  );
  return (asked) => locations.includes(decodeURIComponent(asked));
}

function preview(redirects: readonly HostedRedirect[]): Host {
  const moved = parseRedirects(redirectsFile(redirects));
  return (asked) => {
    const target = readTarget(asked);
    return target !== undefined && moved(target.path) !== undefined;
  };
}

const everyHost = { cloudflare, vercel, nginx, preview };
const withPatterns = { vercel, nginx, preview };

/** Similar addresses: each character changed or removed, and text added at both ends. */
function near(path: string): string[] {
  const changed = [...path].flatMap((sign, index) => {
    const [before, behind] = [path.slice(0, index), path.slice(index + sign.length)];
    return sign === '/'
      ? []
      : [`${before}x${behind}`, `${before}x${sign}${behind}`, `${before}${sign}${sign}${behind}`];
  });
  return [...changed, `${path}x`, `${path}/x`, `/x${path}`, `${path}.html`].filter(
    (other) => other !== path && other !== `${path}/`,
  );
}

function expectAlone(from: string, hosts: Readonly<Record<string, (redirects: readonly HostedRedirect[]) => Host>>) {
  const redirects = hosted(from);
  const asked = encodeRequestPath(read(from).redirects[0]?.from ?? '');
  for (const [name, host] of Object.entries(hosts)) {
    const leads = host(redirects);
    expect([name, asked, leads(asked)]).toEqual([name, asked, true]);
    for (const other of near(read(from).redirects[0]?.from ?? '').map(encodeRequestPath))
      expect([name, other, leads(other)]).toEqual([name, other, false]);
  }
}

describe('a redirect', () => {
  it.each([
    '/old%20page',
    '/old page',
    '/a,b',
    '/about_(us)',
    '/plumbing+heating',
    '/straße',
    '/stra%C3%9Fe',
    '/a;b',
    '/~user',
    '/index.php',
    '/10:30',
    '/a=b&c',
    '/@team',
    '/$HOME/$1/{x}',
    '/"quoted"',
    "/it's",
    '/<b>',
    '/[1]',
    '/{id}',
    '/{a}+%3F(b)',
    '/a|b',
    '/100%25',
    '/%2520',
    '/what%3F',
    '/c%23',
    '/%23',
    '/a.b',
    '/a^b',
    '/a`b',
    '/a!b',
    '/About-Us',
    '/日本語',
    '/😀',
    '/.well-known/change-password',
    '/a/b,c/d(e)',
    `/${'long'.repeat(70)}`,
  ])('redirects one address and no other, on every host: %s', (from) => {
    expect(read(from).diagnostics).toEqual([]);
    expectAlone(from, everyHost);
  });

  it.each(['/a:b', '/:id', '/a*b', '/*', '/files/*/x', '/a:b*c'])(
    'is an error where "_redirects" would take the address for a pattern, and leads from no other all the same: %s',
    (from) => {
      const { diagnostics } = read(from);
      expect(diagnostics).toMatchObject([{ code: 'redirect-host', path: ['redirects', 0, 'from'] }]);
      expect(diagnostics[0]?.message).toContain(`"${from}"`);
      expectAlone(from, withPatterns);
      const leads = cloudflare(hosted(from));
      for (const other of near(from).map(encodeRequestPath)) expect([other, leads(other)]).toEqual([other, false]);
    },
  );

  it('from a path reserved by Netlify is an error', () => {
    expect(read('/.netlify/functions/x').diagnostics).toMatchObject([{ code: 'redirect-host' }]);
  });

  it('from an equivalent address is a duplicate', () => {
    const twice = (one: string, other: string) =>
      readRedirects(
        [
          { from: one, to: '/' },
          { from: other, to: 'https://elsewhere.example/' },
        ],
        routes,
        around,
      ).diagnostics.map(({ code }) => code);
    expect(twice('/old page', '/old%20page')).toEqual(['redirect-taken']);
    expect(twice('/straße', '/stra%c3%9fe/')).toEqual(['redirect-taken']);
    expect(twice('/a%2Cb', '/a,b')).toEqual(['redirect-taken']);
    expect(twice('/A', '/a')).toEqual([]);
  });

  it('to the address of another is a chain in any spelling', () => {
    const chain = readRedirects(
      [
        { from: '/a', to: '/old%20page' },
        { from: '/old page', to: '/' },
      ],
      routes,
      around,
    );
    expect(chain.diagnostics).toMatchObject([{ code: 'redirect-chain', path: ['redirects', 0, 'to'] }]);
  });

  it('includes the base path', () => {
    expect(redirectsFile(hosted('/a b', '/shop'))).toBe('/shop/a%20b /shop/ 301\n/shop/a%20b/ /shop/ 301\n');
  });
});
