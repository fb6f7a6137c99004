import { describe, expect, it } from 'vitest';
import { markupSummary } from '../../lib/markup/summary.ts';
import type { ResolvedSection } from '../../page/resolve/index.ts';
import type { PageRecord } from '../page-record.ts';
import { mainHeading, skippedHeading } from './headings.ts';

const shown = (name: string, html: string, slot: 'top' | 'main' | 'bottom' = 'main', at = 0) => ({
  section: { name, slot, given: {}, node: { at: ['routes', at, 'sections', name] } } as unknown as ResolvedSection,
  html,
});
const page = (
  path: string,
  fragments: readonly ReturnType<typeof shown>[],
  variants: readonly (readonly ReturnType<typeof shown>[])[] = [],
) => ({ path, shown: [fragments, ...variants] });

function diagnosticsFor(pages: readonly ReturnType<typeof page>[]) {
  const rules = [mainHeading, skippedHeading];
  const records = pages.map(({ path, shown }) => {
    const views = shown.map((fragments) => ({
      sections: fragments.map((fragment) => ({ section: fragment.section, marks: markupSummary(fragment) })),
      outside: [],
    }));
    return { page: { path }, hits: Object.fromEntries(rules.map((rule) => [rule.id, views.flatMap(rule.check)])) };
  });
  return rules.flatMap((rule) => rule.report(records as unknown as readonly PageRecord[]));
}

const messages = (...pages: readonly ReturnType<typeof page>[]) => diagnosticsFor(pages).map(({ message }) => message);

const top = shown('header', '<nav><h2>Menu</h2></nav>', 'top');
const main = shown('hero', '<h1 id="hero-title">A</h1><h2>B</h2>');
const footer = shown('footer', '<h2>C</h2>', 'bottom');

describe('headings', () => {
  it('are an outline: one of level 1, and none below skips', () => {
    expect(messages(page('/', [top, main, shown('a', '<h2>x</h2><h3 class="y">x</h3>'), footer]))).toEqual([]);
  });

  it('lack the main one', () => {
    expect(diagnosticsFor([page('/', [top, shown('form', '<form></form>'), footer])])).toMatchObject([
      {
        code: 'heading-main',
        message: 'There is no main heading (h1) on /: the first section, "form", has none.',
        path: ['routes', 0, 'sections', 'form'],
      },
    ]);
  });

  it('have two main ones', () => {
    expect(messages(page('/', [main, shown('price', '<h1>P</h1>')]))).toEqual([
      'There are two main headings (h1) on /: in section "hero" and in section "price".',
    ]);
  });

  it('skip a level, in a section or between two', () => {
    expect(messages(page('/', [shown('hero', '<h1>A</h1><h3>B</h3>')]))).toEqual([
      'A heading of level 3 follows one of level 1 in section "hero" of /.',
    ]);
    expect(messages(page('/', [shown('hero', '<h1>A</h1>'), shown('more', '<h4>B</h4>')]))).toEqual([
      'A heading of level 4 follows one of level 1 in section "more" of /.',
    ]);
    expect(messages(page('/', [main, shown('a', '<h3>x</h3>'), footer]))).toEqual([]);
  });

  it('are checked in each variant', () => {
    expect(messages(page('/', [main], [[shown('hero', '<p>No heading</p>')]]))).toHaveLength(1);
  });

  it('of one section are reported once for all its pages', () => {
    const skips = shown('tail', '<h5>x</h5>', 'bottom');
    expect(messages(...['/a', '/b', '/c', '/d'].map((path) => page(path, [main, skips])))).toEqual([
      'A heading of level 5 follows one of level 2 in section "tail" of /a, /b, /c and 1 more.',
    ]);
  });

  it('are not elements with similar names', () => {
    expect(messages(page('/', [shown('hero', '<h1>A</h1><hr><header></header><h10>x</h10>')]))).toEqual([]);
  });
});
