import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreview } from '../../cli/commands/preview.ts';
import { addressesOf } from './addresses.ts';
import { type HostedSite, hostedSite } from './hosted-site.ts';
import { ask, type Reply } from './requests.ts';
import { type SiteServer, serverNames, startServer } from './servers.ts';

/**
 * Serves a built site with each web server and the file that the build wrote for it, and compares what visitors get with
 * `frontage preview`.
 */
const settings = [
  { base: '', trailingSlash: 'never' },
  { base: '', trailingSlash: 'always' },
  { base: '/shop', trailingSlash: 'never' },
  { base: '/k%C3%A4se', trailingSlash: 'always' },
] as const;

describe.each(settings)('a site at "$base" with a slash $trailingSlash', (setting) => {
  let site: HostedSite;
  let expected: ReadonlyMap<string, Reply>;

  beforeAll(async () => {
    site = await hostedSite(setting, ['nginx', 'caddy', 'apache', 'docker', 's3', 'vercel']);
    const { url, close } = await startPreview({ out: site.site, port: 0, host: '127.0.0.1' });
    expected = await replies(Number(new URL(url).port));
    await close();
  });
  afterAll(() => site?.drop());

  async function replies(port: number): Promise<ReadonlyMap<string, Reply>> {
    const found = new Map<string, Reply>();
    for (const path of addressesOf(site)) found.set(path, await ask(port, path));
    return found;
  }

  it('has addresses of every kind', () => {
    const statuses = [...expected.values()].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 301, 302, 308, 404]));
  });

  it.each(serverNames)('is served by %s as preview serves it', async (name) => {
    let server: SiteServer | undefined;
    try {
      server = await startServer(name, site);
      const served = await replies(server.port);
      expect(differences(served, expected).filter((one) => !isJustified(name, one))).toEqual([]);
      // An address with two slashes names another host.
      const { headers } = await ask(server.port, '//evil.example/');
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)|^http:\/\/127\.0\.0\.1/);
    } finally {
      await server?.stop();
    }
  });
});

/** The addresses that a server answers otherwise than `preview`, with what differs. */
function differences(served: ReadonlyMap<string, Reply>, expected: ReadonlyMap<string, Reply>) {
  return [...expected].flatMap(([path, reply]) => {
    const [preview, server] = [essence(path, reply), essence(path, served.get(path) ?? reply)];
    const parts = Object.keys(preview)
      .filter((part) => preview[part] !== server[part])
      .slice(0, preview.status === server.status ? undefined : 1);
    return parts.map((part) => ({ path, part, preview: short(preview[part]), server: short(server[part]) }));
  });
}

/**
 * Apache knows a page by its file, so the page's own policy also applies at the address of the file. Each server has its own
 * type for files whose name tells none.
 */
function isJustified(name: string, { path, part }: { readonly path: string; readonly part: string }): boolean {
  if (part === 'type' && path.endsWith('/CNAME')) return true;
  return name === 'apache2' && part === 'content-security-policy' && path.endsWith('.html');
}

function short(value: unknown): string {
  return String(value).slice(0, 200);
}

const comparedHeaders = [
  'content-security-policy',
  'content-security-policy-report-only',
  'cache-control',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'speculation-rules',
] as const;

function essence(path: string, { status, headers, body }: Reply): Readonly<Record<string, unknown>> {
  if (status !== undefined && status >= 300 && status < 400) {
    // Apache writes the whole address. nginx redirects to the other spelling with 301, which for GET means the same as 308.
    const url = new URL(String(headers.location), `http://127.0.0.1${path}`);
    if (url.hostname === '127.0.0.1') Object.assign(url, { protocol: 'http:', port: '' });
    // In nginx, a dollar sign would name a variable; in Caddy, braces would name a placeholder. Apache writes %c3 for %C3.
    const location = url.href.replace(/%[\da-f]{2}/gi, (code) =>
      /%(24|7b|7d)/i.test(code) ? decodeURIComponent(code) : code.toUpperCase(),
    );
    return { status: status === 308 ? 301 : status, location };
  }
  return {
    status,
    type: mediaType(String(headers['content-type'])),
    ...Object.fromEntries(comparedHeaders.map((name) => [name, withoutLoopback(headers[name])])),
    body,
  };
}

/** `preview` also allows sending to this machine. */
function withoutLoopback(value: string | string[] | undefined): string | undefined {
  return value === undefined ? undefined : String(value).replaceAll(' http://localhost:* http://127.0.0.1:*', '');
}

/** Names of one type, and a charset where browsers look at it: the others are UTF-8 by definition or by their page. */
function mediaType(type: string): string {
  const [name = '', charset = ''] = type.toLowerCase().split(/;\s*/);
  const known = { 'application/javascript': 'text/javascript', 'text/xml': 'application/xml' }[name] ?? name;
  return known === 'text/html' ? `${known}; ${charset}` : known;
}
