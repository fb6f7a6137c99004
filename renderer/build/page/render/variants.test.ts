import { describe, expect, it } from 'vitest';
import type { ResolvedSection } from '../resolve/index.ts';
import { type Fragment, withVariants } from './variants.ts';

const section = (name: string, html = `<p>${name}</p>`, slot: 'main' | 'top' = 'main'): Fragment => ({
  section: { name, slot } as ResolvedSection,
  html,
});
const own = [section('menu', '<nav></nav>', 'top'), section('hero'), section('faq')];
const made = (...variants: [name: string, fragments: Fragment[]][]) =>
  withVariants(
    own,
    variants.map(([name, fragments]) => ({ name, fragments })),
  );

const changing = (variant: string, at: string, put: string, html: string) =>
  `<template data-in="${variant}" data-at="[data-varied=${at}]" data-put="${put}">${html}</template>`;
const replacing = (variant: string, at: string, html: string) => changing(variant, at, 'replaceWith', html);

describe('the sections of a page with its variants', () => {
  it('stay as they are where no variant differs', () => {
    expect(made(['b', [...own]])).toEqual({
      sections: ['<nav></nav>', '<p>hero</p>', '<p>faq</p>'],
      templates: [],
    });
  });

  it('are what a variant shows others instead of, but for a mark', () => {
    expect(made(['b', [section('hero', '<p>B</p>'), section('faq')]])).toEqual({
      sections: ['<nav></nav>', '<p data-varied="hero">hero</p>', '<p>faq</p>'],
      templates: [replacing('b', 'hero', '<p>B</p>')],
    });
  });

  it('go where a variant lacks them', () => {
    const hero = [section('hero', '<p>C</p>'), section('faq')];
    expect(made(['b', [section('faq')]], ['c', hero]).templates).toEqual([
      replacing('b', 'hero', ''),
      replacing('c', 'hero', '<p>C</p>'),
    ]);
  });

  it('have new ones in front of what follows these, and behind the last', () => {
    const late = [section('new'), section('newer'), section('hero'), section('faq'), section('late')];
    expect(made(['b', late]).templates).toEqual([
      changing('b', 'hero', 'before', '<p>new</p>\n<p>newer</p>'),
      changing('b', 'faq', 'after', '<p>late</p>'),
    ]);
    expect(made(['b', [section('new'), section('faq', '<p>B</p>'), section('late')]]).templates).toEqual([
      replacing('b', 'hero', ''),
      replacing('b', 'faq', '<p>new</p><p>B</p><p>late</p>'),
    ]);
  });

  it.each(['words', '<p>a</p><p>b</p>', '<!-- --><p>a</p>', '<p>a'])(
    'get an element around them if they are %j',
    (html) => {
      const { sections } = withVariants([section('hero', html)], [{ name: 'b', fragments: [section('hero', 'B')] }]);
      expect(sections).toEqual([`<slot data-varied="hero">${html}</slot>`]);
    },
  );

  it('go in one place and come in another where a variant moves them', () => {
    const all = ['hero', 'proof', 'faq', 'call'].map((name) => section(name));
    const [hero, proof, faq, call] = all as [Fragment, Fragment, Fragment, Fragment];
    const moved = (...fragments: Fragment[]) => withVariants(all, [{ name: 'b', fragments }]).templates;
    expect(moved(hero, call, proof, faq)).toEqual([
      changing('b', 'proof', 'before', '<p>call</p>'),
      replacing('b', 'call', ''),
    ]);
    expect(moved(proof, faq, call, section('hero', '<p>B</p>'))).toEqual([
      replacing('b', 'hero', ''),
      changing('b', 'call', 'after', '<p>B</p>'),
    ]);
  });
});
