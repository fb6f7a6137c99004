import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { UsageError } from '../failure.ts';
import { Inbox } from '../serve/leads/index.ts';
import { declareDestination, type StarterSite, starterSite } from '../starter-site.fixture.ts';
import { startPreview } from './preview.ts';

const secret = 'what stands outside of the site';

async function previewed(
  site: StarterSite,
  atEnd: (undo: () => void) => void = onTestFinished,
  inbox?: Inbox,
): Promise<string> {
  await site.build();
  writeFileSync(join(site.root, 'secret.txt'), secret);
  const { url, close } = await startPreview({ out: site.out, port: 0, host: '127.0.0.1', inbox });
  atEnd(close);
  return url;
}

const undo: (() => void)[] = [];
/** The site of the tests that only read. */
let url = '';
beforeAll(async () => {
  const atEnd = (step: () => void) => void undo.unshift(step);
  url = await previewed(starterSite({ finally: atEnd }), atEnd);
});
afterAll(async () => {
  for (const step of undo) await step();
});

/** A request as it is written: a browser or `fetch` would tidy its address first. */
async function raw(
  url: string,
  target: string,
  headers = 'Host: localhost',
): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

const get = (url: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, url), { redirect: 'manual', ...init });

describe('a previewed site', () => {
  it('serves pages without their ending, with the headers of its host', async () => {
    const page = await get(url, '/about');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('Corner Bakery');
    const icon = /\/assets\/icon-\w+\.svg/.exec(await (await get(url, '/')).text())?.[0] ?? '';
    const picture = await get(url, icon);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('lets leads be sent to this machine as well, by its policy and by its file of destinations', async () => {
    const site = starterSite();
    declareDestination(site);
    const url = await previewed(site);
    const policy = (await get(url, '/')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://desk.example http://localhost:* http://127.0.0.1:*;");
    expect(policy).toMatch(/form-action 'self'[^;]* http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*;/);
    const { desk } = await (await get(url, '/destinations.json')).json();
    expect(desk).toMatchObject({
      url: 'https://desk.example/leads',
      allowedOrigins: ['https://desk.example', 'http://localhost:*', 'http://127.0.0.1:*'],
    });
    expect(readFileSync(join(site.out, 'destinations.json'), 'utf8')).not.toContain('localhost');
    expect((await get(url, '/__leads')).status).toBe(404);
  });

  it('has the lead inbox in front of it when it is asked to, outside its base path', async () => {
    const site = starterSite({ origin: 'https://example.com/shop' });
    declareDestination(site);
    const url = await previewed(site, onTestFinished, new Inbox());
    const { desk } = await (await get(url, '/shop/destinations.json')).json();
    expect(desk.url).toBe(new URL('/__leads/to/desk', url).href);
    const sent = await fetch(desk.url, { method: 'POST', body: '{"leadId":"7","email":"ada@example.com"}' });
    expect(await sent.json()).toEqual({ ok: true, leadId: '7' });
    const page = await (await get(url, '/__leads')).text();
    expect(page).toContain('ada@example.com');
    expect(page).toContain('href="/shop/"');
    expect((await get(url, '/shop/__leads')).status).toBe(404);
    expect((await get(url, '/shop/about')).status).toBe(200);
    expect((await get(url, '/shop/about', { method: 'POST' })).status).toBe(405);
  });

  it('answers unknown addresses with the not-found page and status 404, never to be kept', async () => {
    for (const path of [
      '/nothing',
      '/assets/nothing.js',
      '/about/nothing',
      '/404',
      '/404.html',
      '/_headers',
      '/.frontage',
    ]) {
      const answer = await get(url, path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(await answer.text()).toContain('There is no page here');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('sends a slash too many to the address without it, and one too few to the folder', async () => {
    const site = starterSite();
    const flat = await get(await previewed(site), '/about/?from=mail');
    expect([flat.status, flat.headers.get('location')]).toEqual([308, '/about?from=mail']);
    site.edit('pages.config.ts', "locale: 'en-US',", "locale: 'en-US',\n  trailingSlash: 'always',");
    const folder = await get(await previewed(site), '/about');
    expect([folder.status, folder.headers.get('location')]).toEqual([308, '/about/']);
  });

  it('sends visitors on to addresses with letters of any alphabet', async () => {
    const site = starterSite();
    site.edit(
      'pages.config.ts',
      '  routes: [',
      "  redirects: [{ from: '/tea', to: 'https://tea.example/お茶' }],\n  routes: [",
    );
    const answer = await get(await previewed(site), '/tea');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://tea.example/%E3%81%8A%E8%8C%B6']);
  });

  it('sends visitors of old files of HTML on', async () => {
    const site = starterSite();
    site.edit(
      'pages.config.ts',
      '  routes: [',
      "  redirects: [{ from: '/team/index.html', to: '/about' }, { from: '/shop.html', to: '/' }],\n  routes: [",
    );
    const url = await previewed(site);
    const answers = await Promise.all(['/team/index.html?a=b', '/shop.html', '/shop'].map((path) => get(url, path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [301, '/about?a=b'],
      [301, '/'],
      [404, null],
    ]);
  });

  it('stands under its base path and nowhere else', async () => {
    const url = await previewed(starterSite({ origin: 'https://example.com/shop' }));
    expect(new URL(url).pathname).toBe('/shop/');
    expect((await get(url, '/shop/about')).status).toBe(200);
    expect((await get(url, '/shop/about')).headers.get('x-frame-options')).toBe('DENY');
    expect((await get(url, '/shop')).headers.get('location')).toBe('/shop/');
    expect((await get(url, '/about')).status).toBe(404);
  });

  it('shows what a later build wrote, headers included', async () => {
    const site = starterSite();
    const url = await previewed(site);
    const policy = async () => (await get(url, '/')).headers.get('content-security-policy');
    const before = await policy();
    site.edit('templates/theme.css', '--page: 72rem', '--page: 70rem');
    await site.build();
    expect(await (await get(url, '/')).text()).toContain('--page:70rem');
    expect(await policy()).not.toBe(before);
  });

  it('finishes the switch that a killed build left half done', async () => {
    const site = starterSite();
    await site.build();
    renameSync(site.out, join(site.root, '.dist.frontage-stage'));
    writeFileSync(join(site.root, '.dist.frontage-journal.json'), '{}');
    const { url, close } = await startPreview({ out: site.out, port: 0, host: '127.0.0.1' });
    onTestFinished(close);
    expect((await get(url, '/about')).status).toBe(200);
  });

  it('answers only to reading', async () => {
    const answer = await get(url, '/', { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await get(url, '/about', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('answers part of a file, and ignores ranges that make no sense', async () => {
    expect((await get(url, '/robots.txt', { headers: { range: 'bytes=0-4' } })).status).toBe(206);
    for (const range of [
      'bytes=9-2',
      'bytes=-5',
      'bytes=0-0',
      'bytes=a-b',
      'bytes=0-1,3-4',
      'lines=1-2',
      'bytes=99999999999999999999-',
    ]) {
      expect([range, (await get(url, '/robots.txt', { headers: { range } })).status]).toEqual([range, 200]);
    }
    expect((await get(url, '/robots.txt', { headers: { range: 'bytes=999999-' } })).status).toBe(416);
  });

  it('compresses text as a host does, and sends nothing twice', async () => {
    for (const [path, accepted] of [
      ['/about', 'br'],
      ['/about', 'gzip'],
      ['/nothing', 'br'],
    ] as const) {
      const answer = await get(url, path, { headers: { 'accept-encoding': accepted } });
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        accepted,
        'accept-encoding',
      ]);
      expect(await answer.text()).toContain('</html>');
    }
    const plain = await get(url, '/about', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const again = await get(url, '/about', { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('follows no link out of the folder, and does without a not-found page', async () => {
    const site = starterSite();
    const url = await previewed(site);
    symlinkSync(join(site.root, 'secret.txt'), join(site.out, 'link.txt'));
    expect((await get(url, '/link.txt')).status).toBe(404);
    rmSync(join(site.out, '404.html'));
    expect(await (await get(url, '/nothing')).text()).toBe('There is no such page.\n');
  });
});

describe('whoever asks', () => {
  it('must name this machine: a name that only points here is refused', async () => {
    expect((await raw(url, '/', 'Host: localhost:4173')).status).toBe(200);
    expect((await raw(url, '/', 'Host: [::1]:4173')).status).toBe(200);
    expect((await raw(url, '/', 'Host: rebound.example')).status).toBe(403);
  });

  it('never gets a file outside of the site', async () => {
    for (const target of climbs) {
      const { status, body } = await raw(url, target);
      expect([target, [400, 404].includes(status), status]).toEqual([target, true, status]);
      expect(body).not.toContain(secret);
      expect(body).not.toContain('defineSite');
    }
    expect((await raw(url, '/')).status).toBe(200);
  });
});

const ups = [
  '..',
  '%2e%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '..%00',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..;',
  '...',
  '....',
];
const slashes = ['/', '%2f', '%5c', '\\', '%252f', '%c0%af'];
const climbs = [
  ...ups.flatMap((up) => slashes.map((slash) => `/${up}${slash}secret.txt`)),
  ...['../secret.txt', '/../secret.txt', '/about/../../secret.txt', '/assets/../../secret.txt', '/./../secret.txt'],
  ...[
    '//secret.txt',
    '//about',
    '//about/',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/%2f%2fetc%2fpasswd',
    '///../secret.txt',
    '/\\\\server\\share',
    '/\\..\\secret.txt',
  ],
  ...[
    '/secret.txt',
    '/pages.config.ts',
    '/%00',
    '/about%00.html',
    '/about%0a',
    '/about%0d%0aX: 1',
    '/%',
    '/%f',
    '/%zz',
    '/%ff%fe',
    '/%ed%a0%80',
  ],
  ...[
    '/file:///etc/passwd',
    '/C:/Windows/win.ini',
    '/C:%5cWindows',
    '/.frontage',
    '/.frontage/types.d.ts',
    '/..%2f..%2fetc%2fpasswd',
    '/~root',
    '*',
  ],
  ...[
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(2000)}b`,
    `/${'../'.repeat(50)}etc/passwd`,
    `/${'%2e%2e/'.repeat(50)}etc/passwd`,
    '/?../secret.txt/../x'.replace('?', '%3f'),
  ],
];

describe('a preview that cannot start', () => {
  it('says so when nothing was built', async () => {
    const { out } = starterSite();
    await expect(startPreview({ out, port: 0, host: '127.0.0.1' })).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining('There is no built site in '),
      suggestion: 'Run `frontage build` first, or name the folder with --out.',
    });
  });

  it('names another port when its own is busy', async () => {
    const { root: out } = starterSite();
    const port = Number(new URL(url).port);
    await expect(startPreview({ out, port, host: '127.0.0.1' })).rejects.toEqual(
      new UsageError(
        `Port ${port} is already in use.`,
        `Close the program that uses it, or choose another port: frontage preview --port ${port < 65_535 ? port + 1 : 0}`,
      ),
    );
  });

  // An address of one network card alone, such as the last, cannot be listened on without the card's name.
  it.each(['192.0.2.1', 'nowhere.invalid', 'fe80::1'])(
    'says that %s is not an address of this machine',
    async (host) => {
      const { root: out } = starterSite();
      await expect(startPreview({ out, port: 0, host })).rejects.toMatchObject({
        name: 'UsageError',
        message: `"${host}" is not an address of this machine.`,
      });
    },
  );
});
