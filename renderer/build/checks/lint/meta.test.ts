import { describe, expect, it } from 'vitest';
import { intro, lintSite, page, said } from './testing/sample-site.ts';

const home = (sections: object = {}, meta: object = {}) =>
  page('/', { intro: intro('House plants', '/ferns'), ...sections }, { meta });
const ferns = (meta: object = {}) => page('/ferns', { intro: intro('Ferns') }, { meta });

describe('titles and descriptions', () => {
  it('of a sound site say nothing', () => {
    expect(said({ routes: [home(), ferns()] })).toEqual([]);
  });

  it('are told when results would cut them, at the bound and not before', () => {
    expect(said({ routes: [home(), ferns({ title: 'x'.repeat(60), description: 'x'.repeat(160) })] })).toEqual([]);
    expect(said({ routes: [home(), ferns({ title: 'x'.repeat(61), description: 'x'.repeat(161) })] })).toEqual([
      'meta-title-length: The title of /ferns has 61 characters; search results show about 60.',
      'meta-description-length: The description of /ferns has 161 characters; search results show about 160.',
    ]);
  });

  it('are told when they say next to nothing', () => {
    expect(said({ routes: [home(), ferns({ title: 'x'.repeat(15), description: 'x'.repeat(50) })] })).toEqual([]);
    expect(said({ routes: [home(), ferns({ title: 'Ferns', description: 'Ferns.' })] })).toEqual([
      'meta-title-length: The title of /ferns has 5 characters; it needs at least 15.',
      'meta-description-length: The description of /ferns has 6 characters; it needs at least 50.',
    ]);
  });

  it('are measured as visitors read them, tokens filled in, each sign once', () => {
    const site = { facts: { town: { type: 'text', value: 'x'.repeat(60) } } };
    expect(said({ ...site, routes: [home(), ferns({ title: '{{facts.town}}' })] })).toEqual([]);
    expect(said({ ...site, routes: [home(), ferns({ title: '{{facts.town}}!' })] })).toHaveLength(1);
    expect(said({ routes: [home(), ferns({ title: '🪴'.repeat(60) })] })).toEqual([]);
  });

  it.each([
    'House plants by post',
    'House   plants by post',
    'House\u00a0plants by\u00a0 post',
    'House\tplants by post',
  ])('are the same whatever stands between words: %j', (title) => {
    const routes = [home({}, { title: 'House plants by post' }), ferns({ title })];
    expect(lintSite({ routes })).toMatchObject([{ code: 'meta-title-doubled' }]);
  });

  it('are compared whatever their capitals and spaces, and the second one is named', () => {
    const routes = [home({}, { title: 'House plants by post' }), ferns({ title: 'House  plants by POST' })];
    expect(lintSite({ routes })).toMatchObject([
      {
        code: 'meta-title-doubled',
        message: '/ and /ferns share the title "House  plants by POST".',
        path: ['routes', 1, 'meta', 'title'],
      },
    ]);
    const description = 'House plants, delivered to your door within a day.';
    expect(said({ routes: [home({}, { description }), ferns({ description })] })).toEqual([
      `meta-description-doubled: / and /ferns share the description "${description}".`,
    ]);
  });

  it('of drafts are nobody’s matter', () => {
    const draft = { title: 'Ferns', description: 'Ferns.', noindex: true };
    expect(said({ routes: [home({}, {}), ferns(draft), { ...ferns(draft), path: '/moss' }] })).toEqual([]);
  });

  it('of a preview are checked as those of what will be published', () => {
    const routes = [home(), ferns({ title: 'Ferns' })];
    expect(said({ routes }, { origin: 'https://preview.example.net' })).toHaveLength(1);
  });
});
