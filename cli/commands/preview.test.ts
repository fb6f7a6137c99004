import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { UsageError } from '../failure.ts';
import { Inbox } from '../serve/leads/index.ts';
import { declareDestination, starterSite } from '../starter-site.fixture.ts';
import { previewed } from './preview.fixture.ts';
import { startPreview } from './preview.ts';

const undo: (() => void)[] = [];
/** The address of a site for the tests that change nothing. */
let url = '';
beforeAll(async () => {
  const atEnd = (step: () => void) => void undo.unshift(step);
  url = await previewed(starterSite({ finally: atEnd }), atEnd);
});
afterAll(async () => {
  for (const step of undo) await step();
});

const get = (url: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, url), { redirect: 'manual', ...init });

describe('a previewed site', () => {
  it('serves pages without .html, with the headers of its host', async () => {
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

  it('allows leads to this machine in its policy and its destinations file', async () => {
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

  it('serves the lead inbox with --leads, outside its base path', async () => {
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

  it('answers unknown addresses with the not-found page, status 404 and the headers of pages', async () => {
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
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-cache']);
      expect(await answer.text()).toContain('There is no page here');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('redirects to the address with or without a trailing slash, as the site is set', async () => {
    const site = starterSite();
    const flat = await get(await previewed(site), '/about/?from=mail');
    expect([flat.status, flat.headers.get('location')]).toEqual([308, '/about?from=mail']);
    site.edit('pages.config.ts', "locale: 'en-US',", "locale: 'en-US',\n  trailingSlash: 'always',");
    const folder = await get(await previewed(site), '/about');
    expect([folder.status, folder.headers.get('location')]).toEqual([308, '/about/']);
  });

  it('redirects to addresses with letters of any alphabet', async () => {
    const site = starterSite();
    site.edit(
      'pages.config.ts',
      '  routes: [',
      "  redirects: [{ from: '/tea', to: 'https://tea.example/お茶' }],\n  routes: [",
    );
    const answer = await get(await previewed(site), '/tea');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://tea.example/%E3%81%8A%E8%8C%B6']);
  });

  it('redirects old .html addresses', async () => {
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

  it('is served under its base path and nowhere else', async () => {
    const url = await previewed(starterSite({ origin: 'https://example.com/shop' }));
    expect(new URL(url).pathname).toBe('/shop/');
    expect((await get(url, '/shop/about')).status).toBe(200);
    expect((await get(url, '/shop/about')).headers.get('x-frame-options')).toBe('DENY');
    expect((await get(url, '/shop')).headers.get('location')).toBe('/shop/');
    expect((await get(url, '/about')).status).toBe(404);
  });

  it('serves the result of a later build, headers included', async () => {
    const site = starterSite();
    const url = await previewed(site);
    const policy = async () => (await get(url, '/')).headers.get('content-security-policy');
    const before = await policy();
    site.edit('templates/theme.css', ':root {', ':root {\n  --page: 70rem;');
    await site.build();
    expect(await (await get(url, '/')).text()).toContain('35rem');
    expect(await policy()).not.toBe(before);
  });

  it('completes the folder switch of a killed build', async () => {
    const site = starterSite();
    await site.build();
    renameSync(site.out, join(site.root, '.dist.frontage-stage'));
    writeFileSync(join(site.root, '.dist.frontage-journal.json'), '{}');
    const { url, close } = await startPreview({ out: site.out, port: 0, host: '127.0.0.1' });
    onTestFinished(close);
    expect((await get(url, '/about')).status).toBe(200);
  });

  it('answers only GET and HEAD', async () => {
    const answer = await get(url, '/', { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await get(url, '/about', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('answers ranges of a file, and ignores invalid ones', async () => {
    for (const range of ['bytes=0-4', 'bytes=-5', 'bytes=0-0'])
      expect([range, (await get(url, '/robots.txt', { headers: { range } })).status]).toEqual([range, 206]);
    for (const range of ['bytes=9-2', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=99999999999999999999-']) {
      expect([range, (await get(url, '/robots.txt', { headers: { range } })).status]).toEqual([range, 200]);
    }
    expect((await get(url, '/robots.txt', { headers: { range: 'bytes=999999-' } })).status).toBe(416);
  });

  it('compresses text like a host, and answers 304 to a known ETag', async () => {
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

  it('follows no link out of the folder, and works without a not-found page', async () => {
    const site = starterSite();
    const url = await previewed(site);
    writeFileSync(join(site.root, 'secret.txt'), 'secret');
    symlinkSync(join(site.root, 'secret.txt'), join(site.out, 'link.txt'));
    expect((await get(url, '/link.txt')).status).toBe(404);
    rmSync(join(site.out, '404.html'));
    expect(await (await get(url, '/nothing')).text()).toBe('There is no such page.\n');
  });
});

describe('a preview that cannot start', () => {
  it('says that there is no built site', async () => {
    const { out } = starterSite();
    await expect(startPreview({ out, port: 0, host: '127.0.0.1' })).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining('There is no built site in '),
      suggestion: 'Run `npx frontage build` first, or name the folder with --out.',
    });
  });

  it('suggests another port if its own is in use', async () => {
    const { root: out } = starterSite();
    const port = Number(new URL(url).port);
    await expect(startPreview({ out, port, host: '127.0.0.1' })).rejects.toEqual(
      new UsageError(
        `Port ${port} is already in use.`,
        `Close the program that uses it, or choose another port: npx frontage preview --port ${port < 65_535 ? port + 1 : 0}`,
      ),
    );
  });

  // A link-local address such as the last one needs the name of its network card.
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
