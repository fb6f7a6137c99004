import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatIssues } from '../report/text.ts';
import type { Rebuilt } from '../serve/dev-site.ts';
import { Inbox } from '../serve/leads/index.ts';
import { rewriteDestinationsForLoopback } from '../serve/loopback.ts';
import { devScripts } from '../serve/overlay.ts';
import { declareDestination, type StarterSite, starterSite } from '../starter-site.fixture.ts';
import { startDev, studioHint } from './dev.ts';

interface Running {
  readonly url: string;
  /** The rebuilds that changed something. */
  readonly rebuilds: readonly Rebuilt[];
}

async function developed(site: StarterSite, inbox?: Inbox): Promise<Running> {
  const rebuilds: Rebuilt[] = [];
  const { url, close } = await startDev({
    ...site.options,
    port: 0,
    host: '127.0.0.1',
    command: 'npx frontage dev',
    inbox,
    onRebuilt(rebuilt) {
      if (rebuilt.now.version !== rebuilt.before.version) rebuilds.push(rebuilt);
    },
  });
  onTestFinished(close);
  return { url, rebuilds };
}

/** Polls a value, because a page changes some time after its file. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 60_000, interval: 20 });

const get = (url: string, path: string) => fetch(new URL(path, url), { redirect: 'manual' });
const read = async (url: string, path: string) => (await get(url, path)).text();

/** Adds a block to the site. */
function ownBlock(site: StarterSite, view: string, before: readonly string[] = ['const fields = {};']): void {
  const folder = join(site.root, 'templates/blocks/motto');
  mkdirSync(folder, { recursive: true });
  const lines = [
    "import { createElement } from 'react';",
    "import { defineBlock } from 'frontage/block';",
    ...before,
    "const about = { type: 'motto', description: 'A motto.', fields, examples: [] };",
    `export const motto = defineBlock({ ...about, View: ${view} });`,
  ];
  writeFileSync(join(folder, 'index.ts'), lines.join('\n'));
}

describe('dev', () => {
  it('serves the bytes that build writes, except for two additions', async () => {
    const site = starterSite();
    declareDestination(site);
    await site.build();
    const { url } = await developed(site);
    const written = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.\w+$/.test(file) && file !== '.frontage',
    );
    expect(written.filter((file) => file.endsWith('.html')).sort()).toEqual(['404.html', 'about.html', 'index.html']);
    expect(written).toContain('destinations.json');
    for (const file of written) {
      const served = await read(url, `/${file}`);
      const html = file.endsWith('.html');
      expect(served.split(devScripts).length, file).toBe(html ? 2 : 1);
      // The other addition allows leads to this machine.
      const built = rewriteDestinationsForLoopback(file, readFileSync(join(site.out, file), 'utf8'));
      expect(served.replace(devScripts, ''), file).toBe(built);
    }
    expect(JSON.parse(await read(url, '/destinations.json')).desk.allowedOrigins).toEqual([
      'https://desk.example',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ]);
  });

  it('serves the lead inbox with --leads', async () => {
    const site = starterSite({ origin: 'https://example.com/shop' });
    declareDestination(site);
    const { url } = await developed(site, new Inbox());
    const { origin } = new URL(url);
    const { desk } = JSON.parse(await read(url, '/shop/destinations.json'));
    expect(desk.url).toBe(`${origin}/__leads/to/desk`);
    expect((await fetch(desk.url, { method: 'POST', body: '{"email":"ada@example.com"}' })).status).toBe(200);
    const page = await read(url, '/__leads');
    expect(page).toContain('ada@example.com');
    expect(page).toContain('href="/shop/"');
    expect(await read(url, '/shop/about')).toContain(devScripts.trim());
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it('answers like a host: extensions, slashes, the not-found page', async () => {
    const { url } = await developed(starterSite({ origin: 'https://example.com/shop' }));
    expect(new URL(url).pathname).toBe('/shop/');
    expect((await get(url, '/shop/about')).status).toBe(200);
    expect((await get(url, '/shop/about/')).headers.get('location')).toBe('/shop/about');
    const missing = await get(url, '/shop/nothing');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('There is no page here')]);
    expect((await get(url, '/%zz')).status).toBe(400);
    const { headers } = await get(url, '/shop/about');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^;]*;/);
    expect(headers.get('content-security-policy')).toContain(
      "; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a Host header with a name of another machine', async () => {
    const { url } = await developed(starterSite());
    const status = await new Promise((done) => {
      request(url, { headers: { host: 'rebound.example' } }, (response) => done(response.resume().statusCode)).end();
    });
    expect(status).toBe(403);
  });

  it('serves Vite’s client, and no other file of the disk', async () => {
    const { url } = await developed(starterSite());
    const client = await get(url, '/@vite/client');
    expect([client.status, client.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    const import_ = /from\s*"([^"]+env\.mjs)"|import\s*"([^"]+env\.mjs)"/.exec(await client.text());
    expect((await get(url, import_?.[1] ?? import_?.[2] ?? '')).status).toBe(200);
    const folder = (import_?.[1] ?? import_?.[2] ?? '').replace(/env\.mjs$/, '');
    for (const path of [
      '/pages.config.ts',
      '/package.json',
      '/@fs/etc/passwd',
      `${folder}../../../../package.json`,
      '/@id/x',
      `/@vite/%2e%2e/pages.config.ts`,
    ]) {
      const answer = await get(url, path);
      expect([path, answer.status >= 400]).toEqual([path, true]);
    }
  });

  it('shows a change in a file that copy imports, and renders only its page', async () => {
    const site = starterSite();
    writeFileSync(join(site.root, 'templates/copy/claims.ts'), "export const claim = 'Bread by seven';\n");
    site.edit(
      'templates/copy/home.ts',
      "import type { Section } from 'frontage';",
      "import type { Section } from 'frontage';\nimport { claim } from './claims.ts';",
    );
    site.edit('templates/copy/home.ts', "headline: 'Say what people get from you, in one sentence'", 'headline: claim');
    const { url, rebuilds } = await developed(site);
    expect(await read(url, '/')).toContain('Bread by seven');
    for (const hour of ['six', 'five', 'four']) {
      writeFileSync(join(site.root, 'templates/copy/claims.ts'), `export const claim = 'Bread by ${hour}';\n`);
      await eventually(() => read(url, '/')).toContain(`Bread by ${hour}`);
      expect(rebuilds.at(-1)?.changed).toEqual(['index.html']);
    }
  });

  it('redirects old .html addresses', async () => {
    const site = starterSite();
    site.edit('pages.config.ts', '  routes: [', "  redirects: [{ from: '/shop.html', to: '/about' }],\n  routes: [");
    const { url } = await developed(site);
    const { status, headers } = await get(url, '/shop.html');
    expect([status, headers.get('location')]).toEqual([301, '/about']);
  });

  it('shows changes of the theme, of pictures and of the site’s own blocks', async () => {
    const site = starterSite();
    const { url } = await developed(site);
    site.edit('templates/theme.css', ':root {', ':root {\n  --page: 61rem;');
    await eventually(() => read(url, '/about')).toContain('30.5rem');

    const icon = async () => /\/assets\/icon-\w+\.svg/.exec(await read(url, '/'))?.[0] ?? '';
    site.edit('templates/images/icon.svg', '#1f6f5c', '#000000');
    await eventually(async () => read(url, await icon())).toContain('#000000');

    ownBlock(site, "({ id }) => createElement('p', { id }, 'Fresh daily')");
    site.edit('pages.config.ts', 'start: home.start', "start: home.start, motto: { block: 'motto' }");
    await eventually(() => read(url, '/')).toContain('>Fresh daily</p>');
    ownBlock(site, "({ id }) => createElement('p', { id }, 'Fresh twice a day')");
    await eventually(() => read(url, '/')).toContain('>Fresh twice a day</p>');
    rmSync(join(site.root, 'templates/blocks/motto'), { recursive: true });
    await eventually(() => read(url, '/')).toContain('There is no block &quot;motto&quot;');
  });

  it('forgets sections that no page has any more', async () => {
    const site = starterSite();
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'seen'));
    ownBlock(site, "({ id, words }) => (globalThis.seen.push(words), createElement('p', { id }, words))", [
      "import { text } from 'frontage/block';",
      "const fields = { words: text('The motto.') };",
    ]);
    site.edit('pages.config.ts', 'start: home.start', "start: home.start, motto: { block: 'motto', words: 'Rye' }");
    const { url } = await developed(site);
    const mottos = ['Rye', 'Spelt', 'Oats', 'Rye'];
    for (const [index, words] of mottos.entries()) {
      const before = mottos[index - 1] ?? words;
      site.edit('pages.config.ts', `words: '${before}'`, `words: '${words}'`);
      await eventually(() => read(url, '/')).toContain(`>${words}</p>`);
    }
    expect(seen).toEqual(['Rye', 'Spelt', 'Oats', 'Rye']);
  });

  it('shows errors instead of every page until they are fixed', async () => {
    const site = starterSite();
    const { url, rebuilds } = await developed(site);
    const good = await read(url, '/');
    const icon = /\/assets\/icon-\w+\.svg/.exec(good)?.[0] ?? '';
    site.edit('templates/copy/home.ts', "block: 'hero'", "block: 'hreo'");
    await eventually(() => read(url, '/')).not.toBe(good);
    const failure = rebuilds.at(-1)?.now.failure;
    const issues = failure?.kind === 'issues' ? failure.issues : [];
    expect(issues.map(({ code }) => code)).toEqual(['unknown-block']);
    const text = formatIssues(issues, { color: false, cwd: process.cwd() });
    for (const path of ['/', '/about', '/nothing']) {
      const page = await get(url, path);
      expect(page.status).toBe(500);
      const html = await page.text();
      expect(html).toContain(devScripts.trim());
      expect(html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&gt;', '>')).toContain(text);
    }
    // Open pages behind the errors still need their pictures.
    expect((await get(url, icon)).status).toBe(200);
    site.edit('templates/copy/home.ts', "block: 'hreo'", "block: 'hero'");
    await eventually(() => read(url, '/')).toBe(good);
  });

  it('starts with errors, even about a missing file, and recovers when they are fixed', async () => {
    const site = starterSite();
    site.edit(
      'pages.config.ts',
      "import * as about from './templates/copy/about.ts'",
      "import * as about from './words/about.ts'",
    );
    const { url } = await developed(site);
    expect((await get(url, '/')).status).toBe(500);
    // `dev` checks all files once when its watcher is ready; wait until that is over.
    await wait(700);
    mkdirSync(join(site.root, 'words'));
    writeFileSync(join(site.root, 'words/about.ts'), readFileSync(join(site.root, 'templates/copy/about.ts')));
    await eventually(async () => (await get(url, '/about')).status).toBe(200);
  });

  it('shows an exception of a block, and recovers', async () => {
    const site = starterSite();
    ownBlock(site, "() => { throw new Error('The oven is cold'); }");
    site.edit('pages.config.ts', 'start: home.start', "start: home.start, motto: { block: 'motto' }");
    const { url } = await developed(site);
    const page = await get(url, '/');
    expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('The oven is cold')]);
    ownBlock(site, "({ id }) => createElement('p', { id }, 'Warm')");
    await eventually(() => read(url, '/')).toContain('>Warm</p>');
  });

  it('updates the declarations for editors, but not while there are errors', async () => {
    const site = starterSite();
    const { url } = await developed(site);
    const types = () => readFileSync(join(site.options.cacheDir, 'types.d.ts'), 'utf8');
    expect(types()).toContain('"/" | "/about"');
    site.edit('pages.config.ts', "path: '/about'", "path: '/about-us'");
    await eventually(async () => (await get(url, '/')).status).toBe(500);
    expect(types()).toContain('"/" | "/about"');
    site.edit('templates/copy/shared.ts', "href: '/about' }", "href: '/about-us' }");
    site.edit('templates/copy/shared.ts', "'/about#contact'", "'/about-us#contact'");
    site.edit('templates/copy/home.ts', "'/about#contact'", "'/about-us#contact'");
    site.edit('templates/copy/home.ts', "'/about#contact'", "'/about-us#contact'");
    await eventually(types).toContain('"/" | "/about-us"');
  });

  it('suggests another port if its own is in use, and writes nothing', async () => {
    const { url } = await developed(starterSite());
    const site = starterSite();
    const port = Number(new URL(url).port);
    for (const command of ['npx frontage dev', 'npx frontage gallery']) {
      await expect(startDev({ ...site.options, port, host: '127.0.0.1', command })).rejects.toMatchObject({
        name: 'UsageError',
        message: `Port ${port} is already in use.`,
        suggestion: expect.stringContaining(`${command} --port `),
      });
    }
    expect(existsSync(site.options.cacheDir)).toBe(false);
  });
});

it('names the studio to a person at a terminal alone', () => {
  expect(studioHint(false, { isTTY: true })).toEqual(['To edit these pages by mouse: npx frontage studio']);
  expect(studioHint(true, { isTTY: true })).toEqual([]);
  expect(studioHint(false, {})).toEqual([]);
});
