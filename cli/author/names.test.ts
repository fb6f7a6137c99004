import { describe, expect, it } from 'vitest';
import { nameOf, slugOf } from './names.ts';

describe('the names of a page', () => {
  it.each([
    ['/', 'page', 'page'],
    ['/shoes/red', 'shoes-red', 'shoesRed'],
    ['/a_b.c~d', 'a-b-c-d', 'aBCD'],
    ['/404', '404', 'page404'],
    ['/new', 'new', 'newPage'],
    ['/über-uns', 'uber-uns', 'uberUns'],
    ['/københavn', 'københavn', 'københavn'],
    ['/цены/йога', 'цены-йога', 'ценыЙога'],
    ['/東京', '東京', '東京'],
    ['/がっこう', 'がっこう', 'がっこう'],
    ['/हिन्दी', 'हिन्दी', 'हिन्दी'],
  ])('of %s are %s.ts and %s', (path, slug, name) => {
    expect(slugOf(path)).toBe(slug);
    expect(nameOf(slug, [])).toBe(name);
  });
});
