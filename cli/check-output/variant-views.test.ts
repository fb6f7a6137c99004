import { describe, expect, it } from 'vitest';
import { readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { variantViews } from './variant-views.ts';

const views = (html: string) => variantViews(html, readMarkup(html));

/** Returns the HTML of each view by its variant. */
const shown = (html: string) =>
  Object.fromEntries(views(html).map((view) => [view.variant ?? '', view.html.replace(/<!-- *-->/g, '')]));

describe('variantViews', () => {
  it('returns a page without an experiment unchanged', () => {
    const html = '<main><template><p>a</p></template><p data-in="b">b</p></main>';
    const markup = readMarkup(html);
    const [own, ...others] = variantViews(html, markup);
    expect([own.html, own.markup === markup, others]).toEqual([html, true, []]);
  });

  it('shows one variant at a time', () => {
    const html =
      '<template data-in="b"><p>B</p></template><template data-in="c"><p>C</p></template><slot data-in="b c"><p>own</p></slot><template data-in="c"><p>late</p></template><template></template>';
    expect(shown(html)).toEqual({
      '': '<slot data-in="b c"><p>own</p></slot><template></template>',
      b: '<p>B</p><template></template>',
      c: '<p>C</p><p>late</p><template></template>',
    });
  });

  it('removes content only from its own variant', () => {
    const html = '<slot data-in="b"><p>own</p></slot><template data-in="c"><p>C</p></template><template></template>';
    expect(shown(html).c).toBe('<slot data-in="b"><p>own</p></slot><p>C</p><template></template>');
    expect(shown(html).b).toBe('<template></template>');
  });

  it('keeps every position, whatever a template contains', () => {
    const html =
      '<p>a</p>\n<template data-in="b">\r\n<template><p>deep</p></template>\n<template data-in=c>C</template><p id="é😀">B</p>\n</template>\n<slot data-in=b>own</slot>\n<p>z</p>';
    for (const { html: shown, markup } of views(html)) {
      expect(shown).toHaveLength(html.length);
      expect(shown.indexOf('<p>z')).toBe(html.indexOf('<p>z'));
      for (const { start, end } of markup.tags) expect(shown.slice(start, end)).toBe(html.slice(start, end));
    }
    expect(shown(html).b).toContain('<template><p>deep</p></template>\n<p id="é😀">B</p>');
    expect(shown('<p>a</p><template data-in="b"><p>B</p>')['']).toBe('<p>a</p>');
  });
});
