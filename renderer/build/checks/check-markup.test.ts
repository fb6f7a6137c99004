import { describe, expect, it } from 'vitest';
import type { RenderedSections } from '../page/render/index.ts';
import { MarkupChecks, markupDiagnostics } from './check-markup.ts';
import type { PageRecord } from './page-record.ts';

/** A rendered section that many pages share. */
const section = (name: string, html: string) => ({ name, html, given: {} });

function page(path: string, ...sections: readonly ReturnType<typeof section>[]): RenderedSections {
  const fragments = sections.map(({ name, html, given }) => ({
    html,
    section: { name, slot: 'main', given, node: { at: ['routes', path, 'sections', name], fields: {} } },
  }));
  return {
    page: { path, file: `${path}.html` },
    fragments,
    variants: [],
    diagnostics: [],
  } as unknown as RenderedSections;
}

function checkAll(...pages: readonly RenderedSections[]) {
  const checker = new MarkupChecks('<html><head></head><body></body></html>');
  const checked = pages.map((rendered) => ({ page: rendered.page, ...checker.check(rendered) }));
  const reported = checked.filter(({ diagnostics, hits }) => diagnostics.length + Object.keys(hits).length > 0);
  const records = checked as unknown as readonly PageRecord[];
  return {
    found: [...checked.flatMap(({ diagnostics }) => diagnostics), ...markupDiagnostics(records)],
    reported: reported.map(({ page }) => page.file),
  };
}

const checkPages = (...pages: readonly RenderedSections[]) => checkAll(...pages).found;

const head = section('head', '<section id="head"><h1>Ranks</h1><a href="#ask">Ask</a></section>');
const ask = section('ask', '<section id="ask"><h2>Ask</h2></section>');
const again = section('again', '<section id="ask"><h2>Ask</h2></section>');

describe('pages with the same sections', () => {
  it('are valid together', () => {
    expect(checkPages(page('/a', head, ask), page('/b', head, ask))).toEqual([]);
  });

  it('have a diagnostic for duplicate ids at each of their sections', () => {
    const found = checkPages(page('/a', head, ask, again), page('/b', head, ask, again));
    expect(found.map(({ code, message, path }) => [code, /on (\S+):/.exec(message)?.[1], path[1]])).toEqual([
      ['id-duplicate', '/a', '/a'],
      ['id-duplicate', '/b', '/b'],
    ]);
  });

  it('have one for a section that they share', () => {
    const shared = page('/a', head, ask, again);
    const found = checkPages(shared, { ...shared, page: { ...shared.page, path: '/b' } });
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['id-duplicate', 'The id "ask" is used twice on /a and /b: in section "ask" and in section "again".'],
    ]);
  });

  it('are counted if all of them lack an id', () => {
    const shared = page('/a', head);
    const found = checkPages(shared, { ...shared, page: { ...shared.page, path: '/b' } });
    expect(found.map(({ code }) => code)).toEqual(['id-missing']);
    expect(found[0]?.message).toMatch(/nothing on \/a has it, nor has one other page\.$/);
  });

  it('are checked again if a section is missing or replaced', () => {
    const found = checkPages(page('/a', head, ask), page('/b', head));
    expect(found.map(({ code, path }) => [code, path[1]])).toEqual([['id-missing', '/b']]);
    const other = section('ask', '<section id="asked"><h2>Ask</h2></section>');
    expect(checkPages(page('/a', head, ask), page('/b', head, other))).toEqual([
      expect.objectContaining({ code: 'id-missing', path: ['routes', '/b', 'sections', 'head'] }),
    ]);
  });

  it('are named by their files if they have problems', () => {
    const deep = section('deep', '<section id="deep"><h4>Deep</h4></section>');
    const threw = { ...page('/threw', head, ask), diagnostics: [{ code: 'block-threw', message: 'x', path: [] }] };
    const all = [page('/a', head, ask), page('/b', head), page('/c', head, ask, again), page('/d', head, ask, deep)];
    expect(checkAll(...all, threw as unknown as RenderedSections, page('/e', head, ask)).reported).toEqual([
      '/b.html',
      '/c.html',
      '/d.html',
      '/threw.html',
    ]);
  });
});
