import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import site from '../pages.config.ts';
import { buildInMemory } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import type { PageNode } from '../renderer/site/site.ts';
import { drafts } from './specification/drafts.ts';
import { insideTheLayout } from './specification/inside-the-layout.ts';
import { landingPage, landingPages } from './specification/landing-pages.ts';
import { disclaimer, sharedLayout } from './specification/layouts.ts';
import { mapPages } from './specification/map-pages.ts';
import { attribute, byId, type HtmlElement, mainOf, pageOf, readable } from './specification/page.ts';
import { all, link, type Requirement, says, title } from './specification/requirement.ts';

/** Requirements of the specification for each page, by path. */
const table: Readonly<Record<string, readonly Requirement[]>> = {
  ...insideTheLayout,
  ...mapPages,
  ...landingPages,
  ...drafts,
  '/404': [...sharedLayout(), title('Oops! Page not found'), says('404'), link(/Home/, '/')],
};
const routes = Object.keys(table).filter((path) => path !== '/404');

/**
 * Pages that a template, a matrix or a variant added after the specification was written. It does not name them, so each must
 * meet its requirements for all pages, and those of a landing page.
 */
let added: readonly PageNode[];

const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-specification-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

let files: ReadonlyMap<string, string | Uint8Array>;
let pages: ReadonlyMap<string, HtmlElement>;
beforeAll(async () => {
  const config = resolve(import.meta.dirname, '../pages.config.ts');
  const built = await buildInMemory({ files: diskFiles, config, cacheDir, year: 2026 });
  expect(built.issues).toEqual([]);
  files = built.files;
  added = (built.made?.ready.site.routes ?? []).filter(({ path, origin }) => origin && !routes.includes(path));
  pages = new Map(
    [...files].flatMap(([file, html]) => (file.endsWith('.html') ? [[pathOf(file), pageOf(String(html))]] : [])),
  );
}, 120_000);

describe.each(Object.entries(table))('%s', (path, requirements) => {
  it.each(requirements.map((requirement) => [requirement.what, requirement] as const))('%s', (_, { met }) => {
    expect(met(pageAt(path))).toBe(true);
  });
});

describe('the site', () => {
  it('has these pages and no other', () => {
    expect(routes).toHaveLength(27);
    expect([...pages.keys()].sort()).toEqual([...Object.keys(table), ...added.map(({ path }) => path)].sort());
  });

  it('has a sitemap of 23 pages: all but the drafts', () => {
    const listed = [...String(files.get('sitemap.xml')).matchAll(/<loc>https:\/\/www\.northpin\.example(.*?)<\/loc>/g)];
    const public_ = routes.filter((path) => !path.startsWith('/draft-'));
    expect(public_).toHaveLength(23);
    const wanted = added.flatMap(({ path, meta }) => (meta.noindex ? [] : path));
    expect(listed.map(([, path]) => path).sort()).toEqual([...public_, ...wanted].sort());
  });

  it('has noindex on exactly the pages that are not in the sitemap', () => {
    const hidden = [...pages].flatMap(([path, page]) => (metaOf(page, 'robots')?.includes('noindex') ? path : []));
    const unwanted = added.flatMap(({ path, meta }) => (meta.noindex ? path : []));
    expect(hidden.sort()).toEqual(
      ['/404', '/draft-about', '/draft-contact', '/draft-home', '/draft-services', ...unwanted].sort(),
    );
  });

  it('gives each new page one headline, a call to action and contact details', () => {
    const wanting = added.flatMap(({ path }) =>
      landingPage.flatMap(({ what, met }) => (met(pageAt(path)) ? [] : `${path}: ${what}`)),
    );
    expect(wanting).toEqual([]);
  });

  it('gives each page a unique title and description', () => {
    const titles = [...pages.values()].map((page) => page.querySelector('head title')?.textContent ?? '');
    const descriptions = [...pages.values()].map((page) => metaOf(page, 'description') ?? '');
    for (const texts of [titles, descriptions]) {
      expect(texts.filter((text) => text.length < 10)).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('has a page, and an element for the hash, for every internal link', () => {
    const links = [...pages].flatMap(([path, page]) =>
      all(page, 'a').flatMap((a) => {
        const href = attribute(a, 'href') ?? '';
        return /^[/#]/.test(href) && href !== '#'
          ? [{ path, href, target: href.startsWith('#') ? path + href : href }]
          : [];
      }),
    );
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter(({ target }) => !leadsSomewhere(target)).map(({ path, href }) => `${path}: ${href}`)).toEqual(
      [],
    );
  });

  it('states the conditions of the guarantee wherever it claims it', () => {
    const claim =
      /guarantee|do not pay|owe us nothing|pay only after|pay nothing until|no payment|full refund|money-back/i;
    const claiming = [...pages].filter(([, page]) =>
      claim.test(`${readable(mainOf(page))} ${metaOf(page, 'description')}`),
    );
    expect(claiming.length).toBeGreaterThan(10);
    const silent = claiming.flatMap(([path, page]) => (disclaimer.every(({ met }) => met(page)) ? [] : path));
    expect(silent).toEqual([]);
  });

  it('has one scheduler per page, and a second one only under another name', () => {
    const schedulers = [...pages].flatMap(([path, page]) =>
      all(page, 'section').flatMap((section) =>
        all(section, '.scheduler').length > 0 ? `${path}#${attribute(section, 'id')}` : [],
      ),
    );
    const ofAdded = added.flatMap(({ path }) => schedulers.filter((id) => id.startsWith(`${path}#`)).slice(0, 1));
    expect(ofAdded.filter((id) => !id.endsWith('#calendly-section'))).toEqual([]);
    expect(schedulers.filter((id) => !ofAdded.includes(id)).sort()).toEqual([
      '/#calendly-section',
      '/book-call#calendly-section',
      '/contact#calendly-section',
      '/house-cleaning-ad#calendly-section',
      '/map-ranking#calendly-section',
      '/map-ranking#strategy-call',
      '/map-ranking-2#calendly-section',
    ]);
  });
});

describe('figures that differ between pages of the specification', () => {
  it('are facts with an override and a reason on the page that states it', () => {
    const overrides = site.routes.flatMap((route) =>
      'facts' in route
        ? Object.entries(route.facts).map(([fact, { value, because }]) => ({ path: route.path, fact, value, because }))
        : [],
    );
    const specified = overrides.filter(({ path }) => routes.includes(path));
    expect(specified.map(({ path, fact, value }) => `${path} ${fact} ${value}`).sort()).toEqual([
      '/ entryPrice 297',
      '/draft-contact guarantee 60',
      '/draft-services entryPrice 997',
      '/free-audit reportTime 24',
      '/google-maps-ranking spots 3',
      '/house-cleaning-ad callLength 15',
      '/house-cleaning-ad spots 2',
      '/map-ranking callLength 15',
      '/map-ranking-2 callLength 15',
      '/map-ranking-2 spots 5',
      '/pricing entryPrice 297',
      '/rank-72-hours reportTime 24',
      '/sales guarantee 90',
    ]);
    expect(overrides.filter(({ because }) => because.length < 20)).toEqual([]);
  });
});

describe('each requirement of the table', () => {
  const empty = '<!doctype html><html lang="en"><head><title></title></head><body><main></main></body></html>';

  it('fails if it is not met', () => {
    const blind = Object.entries({ ...table, 'an added page': landingPage }).flatMap(([path, requirements]) =>
      requirements.flatMap(({ what, met, brokenBy = empty }) => (met(pageOf(brokenBy)) ? `${path} ${what}` : [])),
    );
    expect(blind).toEqual([]);
  });

  it('is checked against visible text', () => {
    const page = pageOf(
      '<main><p>It&#x27;s   “48\u00a0hours”, <b>$49</b>/month</p><p hidden>never</p><dialog>later</dialog><script>code</script></main>',
    );
    expect(readable(page)).toBe(`It's "48 hours", $49/month`);
  });
});

function pageAt(path: string): HtmlElement {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`The site has no page ${path}.`);
  return page;
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/(\/index)?\.html$/, '')}`;
}

function metaOf(page: HtmlElement, name: string): string | undefined {
  const meta = all(page, 'meta').find((element) => attribute(element, 'name') === name);
  return meta && attribute(meta, 'content');
}

function leadsSomewhere(target: string): boolean {
  const [path = '', id] = target.split('#');
  const page = pages.get(path);
  return page !== undefined && (id === undefined || byId(page, id) !== undefined);
}
