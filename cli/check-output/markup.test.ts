import { describe, expect, it } from 'vitest';
import { readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { validateMarkup, variantViews } from './markup.ts';

const views = (html: string) => variantViews(html, readMarkup(html));

/** Returns the HTML of each view by its variant. */
const shown = (html: string) =>
  Object.fromEntries(views(html).map((view) => [view.variant ?? '', view.html.replace(/<!-- *-->/g, '')]));

const template = (variant: string, at: string, put: string, html: string) =>
  `<template data-in="${variant}" data-at="[data-varied=${at}]" data-put="${put}">${html}</template>`;

describe('variantViews', () => {
  it('returns a page without an experiment unchanged', () => {
    const html = '<main><template><p>a</p></template><p data-in="b" data-varied="b">b</p></main>';
    const markup = readMarkup(html);
    const [own, ...others] = variantViews(html, markup);
    expect([own.html, own.markup === markup, others]).toEqual([html, true, []]);
  });

  it('shows one variant at a time', () => {
    const own = '<p data-varied="own">own</p>';
    const html = `${template('b', 'own', 'replaceWith', '<p>B</p>')}${template('c', 'own', 'before', '<p>C</p>')}${template('c', 'own', 'after', '<p>late</p>')}<i></i>${own}<i></i>`;
    expect(shown(html)).toEqual({
      '': `<i></i>${own}<i></i>`,
      b: '<i></i><p>B</p><i></i>',
      c: `<i></i><p>C</p>${own}<p>late</p><i></i>`,
    });
  });

  it('removes content only from its own variant', () => {
    const html = `${template('b', 'own', 'replaceWith', '')}${template('c', 'next', 'before', '<p>C</p>')}<p data-varied="own">own</p><p data-varied="next"></p>`;
    expect(shown(html).c).toBe('<p data-varied="own">own</p><p>C</p><p data-varied="next"></p>');
    expect(shown(html).b).toBe('<p data-varied="next"></p>');
  });

  it('knows every position, whatever a template contains', () => {
    const inside = '\r\n<template><p>deep</p></template>\n<p id="é😀">B</p>\n';
    const html = `<p>a</p>\n${template('b', 'own', 'replaceWith', inside)}\n<p data-varied="own">own</p>\n<p>z</p>`;
    for (const { html: shown, markup, offsetInPage } of views(html)) {
      expect(offsetInPage(shown.indexOf('<p>z'))).toBe(html.indexOf('<p>z'));
      expect(offsetInPage(shown.length)).toBe(html.length);
      for (const { start, end } of markup.tags) {
        const at = offsetInPage(start);
        expect(shown.slice(start, end)).toBe(html.slice(at, at + end - start));
      }
    }
    expect(shown(html).b).toContain('<template><p>deep</p></template>\n<p id="é😀">B</p>');
    expect(views(html)[0].html).toHaveLength(html.length);
    expect(shown('<p>a</p><template data-in="b" data-at="x" data-put="before"><p>B</p>')['']).toBe('<p>a</p>');
  });
});

async function doubled(type: string): Promise<string[]> {
  const inputs = [1, 2].map(
    (value) => `<label><input type="${type}" name="extras" value="${value}"> Extra ${value}</label>`,
  );
  const html = `<!doctype html><html lang="en"><head><title>Cake</title></head><body><form>${inputs.join('')}</form></body></html>`;
  return (await validateMarkup(html)).flatMap(({ rule }) => (rule === 'form-dup-name' ? [rule] : []));
}

it.each(['checkbox', 'radio'])('lets the choices of one question share a name: %s', async (type) => {
  expect(await doubled(type)).toEqual([]);
});

it('refuses two fields with one name', async () => {
  expect(await doubled('text')).toEqual(['form-dup-name']);
});
