import { describe, expect, it } from 'vitest';
import { intro, lintMessages, lintSite, page } from './testing/sample-site.ts';

const home = (sections: object = {}, meta: object = {}) =>
  page('/', { intro: intro('House plants', '/ferns'), ...sections }, { meta });
const ferns = (meta: object = {}) => page('/ferns', { intro: intro('Ferns') }, { meta });

describe('titles and descriptions', () => {
  it('of a valid site have no diagnostics', () => {
    expect(lintMessages({ routes: [home(), ferns()] })).toEqual([]);
  });

  it('are reported beyond the length that search results show', () => {
    expect(lintMessages({ routes: [home(), ferns({ title: 'x'.repeat(60), description: 'x'.repeat(160) })] })).toEqual(
      [],
    );
    expect(lintMessages({ routes: [home(), ferns({ title: 'x'.repeat(61), description: 'x'.repeat(161) })] })).toEqual([
      'meta-title-length: The title of /ferns has 61 characters; search results show about 60.',
      'meta-description-length: The description of /ferns has 161 characters; search results show about 160.',
    ]);
  });

  it('are reported if they are too short', () => {
    expect(lintMessages({ routes: [home(), ferns({ title: 'x'.repeat(15), description: 'x'.repeat(50) })] })).toEqual(
      [],
    );
    expect(lintMessages({ routes: [home(), ferns({ title: 'Ferns', description: 'Ferns.' })] })).toEqual([
      'meta-title-length: The title of /ferns has 5 characters; it needs at least 15.',
      'meta-description-length: The description of /ferns has 6 characters; it needs at least 50.',
    ]);
  });

  it('are measured in characters, with their tokens filled in', () => {
    const site = { facts: { town: { type: 'text', value: 'x'.repeat(60) } } };
    expect(lintMessages({ ...site, routes: [home(), ferns({ title: '{{facts.town}}' })] })).toEqual([]);
    expect(lintMessages({ ...site, routes: [home(), ferns({ title: '{{facts.town}}!' })] })).toHaveLength(1);
    expect(lintMessages({ routes: [home(), ferns({ title: '🪴'.repeat(60) })] })).toEqual([]);
  });

  it.each([
    'House plants by post',
    'House   plants by post',
    'House\u00a0plants by\u00a0 post',
    'House\tplants by post',
  ])('are the same with any white space between words: %j', (title) => {
    const routes = [home({}, { title: 'House plants by post' }), ferns({ title })];
    expect(lintSite({ routes })).toMatchObject([{ code: 'meta-title-doubled' }]);
  });

  it('are compared without case and spaces, and the second one is reported', () => {
    const routes = [home({}, { title: 'House plants by post' }), ferns({ title: 'House  plants by POST' })];
    expect(lintSite({ routes })).toMatchObject([
      {
        code: 'meta-title-doubled',
        message: '/ and /ferns share the title "House  plants by POST".',
        path: ['routes', 1, 'meta', 'title'],
      },
    ]);
    const description = 'House plants, delivered to your door within a day.';
    expect(lintMessages({ routes: [home({}, { description }), ferns({ description })] })).toEqual([
      `meta-description-doubled: / and /ferns share the description "${description}".`,
    ]);
  });

  it('of drafts are not checked', () => {
    const draft = { title: 'Ferns', description: 'Ferns.', noindex: true };
    expect(lintMessages({ routes: [home({}, {}), ferns(draft), { ...ferns(draft), path: '/moss' }] })).toEqual([]);
  });

  it('of a preview are checked like those of the published site', () => {
    const routes = [home(), ferns({ title: 'Ferns' })];
    expect(lintMessages({ routes }, { origin: 'https://preview.example.net' })).toHaveLength(1);
  });
});
