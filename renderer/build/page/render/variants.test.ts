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

describe('the sections of a page with its variants', () => {
  it('stay as they are where no variant differs', () => {
    expect(made(['b', [...own]])).toEqual(['<nav></nav>', '<p>hero</p>', '<p>faq</p>']);
  });

  it('have what a variant shows instead in front of them', () => {
    expect(made(['b', [section('hero', '<p>B</p>'), section('faq')]])[1]).toBe(
      '<template data-in="b"><p>B</p></template>\n<slot data-in="b"><p>hero</p></slot>',
    );
  });

  it('name every variant that lacks them', () => {
    expect(made(['b', [section('faq')]], ['c', [section('hero', '<p>C</p>'), section('faq')]])[1]).toBe(
      '<template data-in="c"><p>C</p></template>\n<slot data-in="b c"><p>hero</p></slot>',
    );
  });

  it('have new ones in front of what follows these, and an end behind the last', () => {
    const [, hero, faq] = made(['b', [section('new'), section('hero'), section('faq'), section('late')]]);
    expect(hero).toBe('<template data-in="b"><p>new</p></template>\n<p>hero</p>');
    expect(faq).toBe('<p>faq</p>\n<template data-in="b"><p>late</p></template>\n<template></template>');
  });

  it('go in one place and come in another where a variant moves them', () => {
    const all = ['hero', 'proof', 'faq', 'call'].map((name) => section(name));
    const [hero, proof, faq, call] = all as [Fragment, Fragment, Fragment, Fragment];
    const moved = (...fragments: Fragment[]) => withVariants(all, [{ name: 'b', fragments }]);
    expect(moved(hero, call, proof, faq)).toEqual([
      '<p>hero</p>',
      '<template data-in="b"><p>call</p></template>\n<p>proof</p>',
      '<p>faq</p>',
      '<slot data-in="b"><p>call</p></slot>',
    ]);
    expect(moved(proof, faq, call, section('hero', '<p>B</p>'))).toEqual([
      '<slot data-in="b"><p>hero</p></slot>',
      '<p>proof</p>',
      '<p>faq</p>',
      '<p>call</p>\n<template data-in="b"><p>B</p></template>\n<template></template>',
    ]);
  });
});
