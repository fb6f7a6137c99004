import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseHref } from '../../sdk/url.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { type CachedPage, loadPages, type PageCache, storePages } from './page-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-page-cache-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const place = () => ({ cacheDir: join(root, '.frontage'), out: join(root, 'dist') });

/** The shingles of a section that all pages have. */
const common = Uint32Array.of(9, 7, 9);

function page(index: number, { link = '/', title = `Page ${index}` } = {}): CachedPage {
  const path = `/page-${index}`;
  const record: PageRecord = {
    page: {
      path,
      file: `page-${index}.html`,
      url: `https://tern.example${path}`,
      locale: 'en-GB',
      theme: 'auto',
      title,
      description: `About page ${index}`,
      noindex: false,
      listed: true,
      sitemap: undefined,
      image: undefined,
      icon: undefined,
      query: [],
      sections: [
        {
          name: 'hero',
          slot: 'main',
          type: 'hero',
          styles: [],
          frames: new Set(['https://a.example']),
          posts: new Set(),
        },
      ],
      experiment: undefined,
    },
    at: ['routes', 0, 'pages', index],
    origin: { kind: 'matrix', of: 'pages', pattern: '/*' },
    isDraft: false,
    targets: [[path, { ids: new Set(['hero']), open: false }]],
    linked: [{ path, links: [{ href: link, target: parseHref(link), at: [] }] }],
    facts: index % 2 === 0 ? undefined : ['hours'],
    diagnostics: [],
    hits: {},
    shingles: index % 3 === 0 ? undefined : [common, Uint32Array.of(2, index)],
  };
  return {
    key: `route row${index}`,
    record,
    hash: `hash${index}`,
    size: 1000 + index,
    script: 7,
    isHidden: false,
    frame: ['sheets', 'scripts'],
    spans: { at: [[index, 4]], from: undefined },
  };
}

function cacheOf(pages: readonly CachedPage[], tables?: PageCache['tables']): PageCache {
  const reads = { hashes: { theme: 'a', 'icon own:tooth': 'b' }, parts: { theme: {} } };
  return { reads, delivery: { styles: { theme: 'a' } }, pages, areNear: true, tables };
}

/** The pages without what only the cache itself needs. */
const stored = (pages: readonly CachedPage[] = []) => pages.map(({ entry: _, ...own }) => own);

it('loads what was stored, with any number of pages', () => {
  for (const count of [0, 1, 999, 1000, 1001, 2500]) {
    const pages = Array.from({ length: count }, (_, index) => page(index));
    storePages(place(), cacheOf(pages));
    const loaded = loadPages(place());
    expect(stored(loaded?.pages)).toEqual(pages);
    expect(loaded?.areNear).toBe(true);
  }
});

it('keeps the entries of pages that moved, beside pages that are new', () => {
  storePages(place(), cacheOf([page(0), page(1), page(2)]));
  const { pages = [], tables } = loadPages(place()) ?? {};
  const [, one, two] = pages as [CachedPage, CachedPage, CachedPage];
  const moved = { ...two, record: { ...two.record, at: ['routes', 0, 'pages', 0] }, size: 1 };
  const fresh = page(9, { link: '/elsewhere#top' });
  storePages(place(), cacheOf([moved, fresh, one], tables));
  expect(stored(loadPages(place())?.pages)).toEqual(stored([moved, fresh, one]));
});

it('leaves out values of pages that are gone, once there are many', () => {
  const all = Array.from({ length: 1500 }, (_, index) => page(index, { link: `/to-${index}` }));
  storePages(place(), cacheOf(all));
  const { pages = [], tables } = loadPages(place()) ?? {};
  expect(tables?.links).toHaveLength(1500);
  storePages(place(), cacheOf(pages.slice(0, 2), tables));
  const next = loadPages(place());
  expect(next?.tables?.links).toHaveLength(2);
  expect(stored(next?.pages)).toEqual(all.slice(0, 2));
});

it('is empty without a build', () => {
  expect(loadPages(place())).toBeUndefined();
});
