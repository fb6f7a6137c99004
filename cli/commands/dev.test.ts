import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatIssues } from '../report/index.ts';
import type { Rebuilt } from '../serve/dev-site.ts';
import { devAddition } from '../serve/overlay.ts';
import { type StarterSite, starterSite } from '../starter-site.fixture.ts';
import { startDev } from './dev.ts';

interface Running {
  readonly url: string;
  /** What each rebuild that changed something came to. */
  readonly rebuilds: readonly Rebuilt[];
}

async function developed(site: StarterSite): Promise<Running> {
  const rebuilds: Rebuilt[] = [];
  const { url, close } = await startDev({
    ...site.options,
    port: 0,
    host: '127.0.0.1',
    onRebuilt(rebuilt) {
      if (rebuilt.now.version !== rebuilt.before.version) rebuilds.push(rebuilt);
    },
  });
  onTestFinished(close);
  return { url, rebuilds };
}

/** What a test looks at changes some time after a file did. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000, interval: 20 });

const get = (url: string, path: string) => fetch(new URL(path, url), { redirect: 'manual' });
const read = async (url: string, path: string) => (await get(url, path)).text();

describe('dev', () => {
  it('serves the bytes that build writes, its one addition aside', async () => {
    const site = starterSite();
    await site.build();
    const { url } = await developed(site);
    const written = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.\w+$/.test(file) && file !== '.frontage',
    );
    expect(written.filter((file) => file.endsWith('.html')).sort()).toEqual(['404.html', 'about.html', 'index.html']);
    for (const file of written) {
      const served = await read(url, `/${file}`);
      const html = file.endsWith('.html');
      expect(served.split(devAddition).length, file).toBe(html ? 2 : 1);
      expect(served.replace(devAddition, ''), file).toBe(readFileSync(join(site.out, file), 'utf8'));
    }
  });

  it('answers as a host does: endings, slashes, the not-found page', async () => {
    const { url } = await developed(starterSite({ origin: 'https://example.com/shop' }));
    expect(new URL(url).pathname).toBe('/shop/');
    expect((await get(url, '/shop/about')).status).toBe(200);
    expect((await get(url, '/shop/about/')).headers.get('location')).toBe('/shop/about');
    const missing = await get(url, '/shop/nothing');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('There is no page here')]);
    expect((await get(url, '/%zz')).status).toBe(400);
    expect((await get(url, '/shop/about')).headers.get('content-security-policy')).toBeNull();
  });

  it('must be asked by a name of this machine', async () => {
    const { url } = await developed(starterSite());
    const status = await new Promise((done) => {
      request(url, { headers: { host: 'rebound.example' } }, (response) => done(response.resume().statusCode)).end();
    });
    expect(status).toBe(403);
  });

  it('hands out Vite’s client, and nothing else of the disk', async () => {
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

  it('shows a change in a file that copy imports, and renders nothing else anew', async () => {
    const site = starterSite();
    writeFileSync(join(site.root, 'templates/copy/claims.ts'), "export const claim = 'Bread by seven';\n");
    site.edit(
      'templates/copy/home.ts',
      "import type { Section } from 'frontage';",
      "import type { Section } from 'frontage';\nimport { claim } from './claims.ts';",
    );
    site.edit('templates/copy/home.ts', "headline: 'Say what people get from you, in one sentence'", 'headline: claim');
    const { url, shown } = await developed(site);
    expect(await read(url, '/')).toContain('Bread by seven');
    for (const hour of ['six', 'five', 'four']) {
      const { changed } = await shown(() =>
        writeFileSync(join(site.root, 'templates/copy/claims.ts'), `export const claim = 'Bread by ${hour}';\n`),
      );
      expect(changed).toEqual(['index.html']);
      expect(await read(url, '/')).toContain(`Bread by ${hour}`);
    }
  });

  it('shows changes of the theme, of pictures and of the site’s own blocks, made or removed', async () => {
    const site = starterSite();
    const { url, shown } = await developed(site);
    await shown(() => site.edit('templates/theme.css', '--page: 72rem', '--page: 61rem'));
    expect(await read(url, '/about')).toContain('--page:61rem');

    await shown(() => site.edit('templates/images/icon.svg', '#1f6f5c', '#000000'));
    const icon = /\/assets\/icon-\w+\.svg/.exec(await read(url, '/'))?.[0] ?? '';
    expect(await read(url, icon)).toContain('#000000');

    const folder = join(site.root, 'templates/blocks/motto');
    mkdirSync(folder, { recursive: true });
    const block = (words: string) =>
      `import { createElement } from 'react';\nimport { defineBlock } from 'frontage/block';\nexport const motto = defineBlock({ type: 'motto', description: 'A motto.', fields: {}, View: ({ id }) => createElement('p', { id }, '${words}'), examples: [] });\n`;
    writeFileSync(join(folder, 'index.ts'), block('Fresh daily'));
    await shown(() =>
      site.edit('pages.config.ts', 'start: home.start', "start: home.start, motto: { block: 'motto' }"),
    );
    expect(await read(url, '/')).toContain('>Fresh daily</p>');
    await shown(() => writeFileSync(join(folder, 'index.ts'), block('Fresh twice a day')));
    expect(await read(url, '/')).toContain('>Fresh twice a day</p>');
    const { now } = await shown(() => rmSync(folder, { recursive: true }));
    expect(now.fault?.kind).toBe('issues');
  });

  it('shows a fault in place of every page until it is mended', async () => {
    const site = starterSite();
    const { url, shown } = await developed(site);
    const good = await read(url, '/');
    const { now } = await shown(() => site.edit('templates/copy/home.ts', "block: 'hero'", "block: 'hreo'"));
    const issues = now.fault?.kind === 'issues' ? now.fault.issues : [];
    expect(issues.map(({ code }) => code)).toEqual(['unknown-block']);
    const text = formatIssues(issues, { color: false, cwd: process.cwd() });
    for (const path of ['/', '/about', '/nothing']) {
      const page = await get(url, path);
      expect(page.status).toBe(500);
      const html = await page.text();
      expect(html).toContain(devAddition.trim());
      expect(html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&gt;', '>')).toContain(text);
    }
    await shown(() => site.edit('templates/copy/home.ts', "block: 'hreo'", "block: 'hero'"));
    expect(await read(url, '/')).toBe(good);
  });

  it('starts with a fault, even in a file it never got to read, and comes to life when it is mended', async () => {
    const site = starterSite();
    site.edit(
      'pages.config.ts',
      "import * as about from './templates/copy/about.ts'",
      "import * as about from './words/about.ts'",
    );
    const { url, shown } = await developed(site);
    expect((await get(url, '/')).status).toBe(500);
    mkdirSync(join(site.root, 'words'));
    await shown(() =>
      writeFileSync(join(site.root, 'words/about.ts'), readFileSync(join(site.root, 'templates/copy/about.ts'))),
    );
    expect((await get(url, '/about')).status).toBe(200);
  });

  it('shows what a block throws, and goes on', async () => {
    const site = starterSite();
    const folder = join(site.root, 'templates/blocks/motto');
    mkdirSync(folder, { recursive: true });
    const block = (view: string) =>
      `import { createElement } from 'react';\nimport { defineBlock } from 'frontage/block';\nexport const motto = defineBlock({ type: 'motto', description: 'A motto.', fields: {}, View: ${view}, examples: [] });\n`;
    writeFileSync(join(folder, 'index.ts'), block("() => { throw new Error('The oven is cold'); }"));
    site.edit('pages.config.ts', 'start: home.start', "start: home.start, motto: { block: 'motto' }");
    const { url, shown } = await developed(site);
    const page = await get(url, '/');
    expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('The oven is cold')]);
    await shown(() => writeFileSync(join(folder, 'index.ts'), block("({ id }) => createElement('p', { id }, 'Warm')")));
    expect(await read(url, '/')).toContain('>Warm</p>');
  });

  it('keeps the declarations for editors up to date', async () => {
    const site = starterSite();
    const { shown } = await developed(site);
    const types = join(site.options.cacheDir, 'types.d.ts');
    expect(readFileSync(types, 'utf8')).toContain('"/" | "/about"');
    await shown(() => site.edit('pages.config.ts', "path: '/about'", "path: '/about-us'"));
    // Links to the old address are faults now, so the declarations stay as they were until those are mended.
    expect(readFileSync(types, 'utf8')).toContain('"/" | "/about"');
    await shown(() => {
      site.edit('templates/copy/shared.ts', "href: '/about' }", "href: '/about-us' }");
      site.edit('templates/copy/shared.ts', "'/about#contact'", "'/about-us#contact'");
      site.edit('templates/copy/home.ts', "'/about#contact'", "'/about-us#contact'");
      site.edit('templates/copy/home.ts', "'/about#contact'", "'/about-us#contact'");
    });
    expect(readFileSync(types, 'utf8')).toContain('"/" | "/about-us"');
  });

  it('names another port when its own is busy, and writes nothing', async () => {
    const { url } = await developed(starterSite());
    const site = starterSite();
    const port = Number(new URL(url).port);
    await expect(startDev({ ...site.options, port, host: '127.0.0.1' })).rejects.toMatchObject({
      name: 'UsageError',
      message: `Port ${port} is already in use.`,
      suggestion: expect.stringContaining('frontage dev --port '),
    });
    expect(existsSync(site.options.cacheDir)).toBe(false);
  });
});
