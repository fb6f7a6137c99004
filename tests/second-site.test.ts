import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { structuredData, type Tag, tagsOf } from './markup.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('bakery');
afterAll(site.drop);

const origin = 'https://example.org';
const base = '/bakery';

let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  const { issues, result } = await build(site.options);
  expect(issues).toEqual([]);
  expect(result).toBeDefined();
  files = filesIn(site.options.out);
});

const text = (file: string) => files.get(file)?.toString() ?? '';
const pages = () => [...files.keys()].filter((file) => file.endsWith('.html'));

describe('a second site, built by the same engine with a base path', () => {
  it('has a folder for each page, and the 404 page beside them', () => {
    expect(pages()).toEqual([
      '404.html',
      'bread/index.html',
      'index.html',
      'pâtisserie/index.html',
      'subscriptions/index.html',
    ]);
  });

  it('has a file for every link and address in its pages', () => {
    const addresses = pages().flatMap((page) => tagsOf(text(page)).flatMap((tag) => addressesOf(tag)));
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  it('has an element for every hash in a link', () => {
    const links = pages().flatMap((page) =>
      tagsOf(text(page)).flatMap(({ name, attributes: { href = '' } }) => {
        const [path = '', id] = href.split('#');
        if (name !== 'a' || id === undefined || !/^\/|^$/.test(path)) return [];
        return [{ href, page: path === '' ? page : fileOf(path), id }];
      }),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ page, id }) => !text(page).includes(` id="${id}"`))).toEqual([]);
  });

  it('has a file for every island, stylesheet and font', () => {
    const modules = pages().map((page) =>
      Object.entries<string[]>(JSON.parse(/id="frontage-islands">(.*?)<\/script>/.exec(text(page))?.[1] ?? '{}')),
    );
    expect(modules.every((islands) => islands.length > 0)).toBe(true);
    const named = modules
      .flat()
      .flatMap(([island, addresses]) => [
        ...(island === '/' ? [] : addresses),
        ...(island === '/' || island === 'outbox' ? [] : [`/bakery/assets/islands/${island}.js`]),
      ]);
    const inStyles = pages().flatMap((page) => [...text(page).matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url));
    expect([...named, ...inStyles].filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  it('has a file for every import of a script', () => {
    const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
    const imports = scripts.flatMap((file) =>
      [...text(file).matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)].map(([, path = '']) =>
        join(file, '..', path),
      ),
    );
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((file) => !files.has(file))).toEqual([]);
  });

  it('gives each page its own address, the same as canonical and for cards', () => {
    const addresses = pages().map((page) => {
      const tags = tagsOf(text(page));
      const canonical = tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
      const card = tags.find(({ attributes }) => attributes.property === 'og:url')?.attributes.content;
      const data = structuredData(text(page)).find((node) => node['@type'] === 'WebPage')?.url;
      expect([card, data], page).toEqual([canonical, canonical]);
      return canonical;
    });
    expect(addresses).toEqual([
      undefined,
      `${origin}${base}/bread/`,
      `${origin}${base}/`,
      `${origin}${base}/p%C3%A2tisserie/`,
      `${origin}${base}/subscriptions/`,
    ]);
  });

  it('lists those addresses in the sitemap, in the order of its config', () => {
    const listed = [...text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(
      ['', 'bread/', 'p%C3%A2tisserie/', 'subscriptions/'].map((path) => `${origin}${base}/${path}`),
    );
    expect(text('robots.txt')).toContain(`Sitemap: ${origin}${base}/sitemap.xml`);
    expect(text('404.html')).toContain('<meta name="robots" content="noindex">');
  });

  it('sets its headers for its base path, and has every file that they name', () => {
    const lines = text('_headers').split('\n');
    const rules = lines.filter((line) => line.startsWith('/'));
    expect(rules.slice(0, 3)).toEqual([`${base}/*`, `${base}/assets/*`, `${base}/assets/islands/*`]);
    const named = lines.flatMap((line) => /^ +[\w-]+: "(\/[^"]*)"$/.exec(line)?.[1] ?? []);
    expect([...rules.slice(3), ...named].filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  it('has its own language, currency and name', () => {
    expect(text('index.html')).toContain('<html lang="en-GB"');
    expect(text('subscriptions/index.html')).toContain('£9.50');
    expect(structuredData(text('subscriptions/index.html'))).toContainEqual(
      expect.objectContaining({
        name: 'Half a loaf',
        offers: expect.objectContaining({ price: 9.5, priceCurrency: 'GBP' }),
      }),
    );
    expect(text('index.html')).toContain('<title>Barm &amp; Daughters | Slow bread');
  });

  it('sets the theme of the one page that has its own', () => {
    const themes = pages().map((page) => /data-theme="(\w+)"/.exec(text(page))?.[1]);
    expect(themes).toEqual(['auto', 'auto', 'auto', 'light', 'auto']);
  });

  it('contains nothing of the first site', () => {
    const first = firstSite();
    expect(
      business.filter((word) => !first.includes(word)),
      'a word that the first site does not use',
    ).toEqual([]);
    for (const [file, bytes] of files) {
      const content = `${file}\n${bytes.toString().toLowerCase()}`;
      expect(
        business.filter((word) => content.includes(word)),
        file,
      ).toEqual([]);
    }
  });
});

/** Names, facts and trade of the first site, in lower case. */
const business = [
  'northpin',
  'miami',
  '555-01',
  '55501',
  'local seo',
  'plumber',
  'dentist',
  'audit',
  'citation',
  'top 3',
  'overpass',
];

/** Sources of the first site, in lower case. */
function firstSite(): string {
  const clone = resolve(import.meta.dirname, '..');
  const copy = readdirSync(join(clone, 'templates/copy')).map((file) => `templates/copy/${file}`);
  const sources = ['pages.config.ts', 'templates/theme.css', ...copy];
  return sources.map((file) => readFileSync(join(clone, file), 'utf8').toLowerCase()).join('\n');
}

/** Returns every address of this site in the tags, without external ones. */
function addressesOf({ attributes }: Tag): string[] {
  const { href, src, content = '' } = attributes;
  const whole = content.startsWith(origin) ? content.slice(origin.length) : undefined;
  const canonical = href?.startsWith(origin) ? href.slice(origin.length) : href;
  return [canonical, src, whole].filter(
    (url) => url !== undefined && !/^(#|https?:|mailto:|tel:|data:)/.test(url),
  ) as string[];
}

function leadsSomewhere(address: string): boolean {
  return address.startsWith(`${base}/`) && files.has(fileOf(address));
}

/** Returns the file that a host serves for an address. */
function fileOf(address: string): string {
  const [path = ''] = decodeURI(address)
    .slice(base.length + 1)
    .split(/[?#]/);
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
