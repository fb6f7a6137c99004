import { describe, expect, it } from 'vitest';
import { intro, lintSite, page, said } from './testing/sample-site.ts';

const home = (...hrefs: readonly string[]) => page('/', { intro: intro('House plants', ...hrefs) });
const ferns = (...hrefs: readonly string[]) => page('/ferns', { intro: intro('Ferns', ...hrefs) });
const moss = (meta: object = {}, ...hrefs: readonly string[]) =>
  page('/moss', { intro: intro('Moss', ...hrefs) }, { meta });

describe('orphans', () => {
  it('are pages that no other page leads to', () => {
    expect(lintSite({ routes: [home(), ferns('/ferns', '/ferns#intro')] })).toMatchObject([
      {
        code: 'page-orphan',
        message: 'No other page leads to /ferns.',
        path: ['routes', 1, 'path'],
      },
    ]);
    expect(said({ routes: [home('/ferns/#intro'), ferns()] })).toEqual([]);
  });

  it('are not saved by a page that search engines leave alone, nor by the one for unknown addresses', () => {
    expect(said({ routes: [home(), moss({ noindex: true }, '/ferns'), ferns()] })).toHaveLength(1);
    const notFound = {
      meta: { title: 'Not found', description: 'No page.' },
      sections: { intro: intro('Not here', '/ferns') },
    };
    expect(said({ notFound, routes: [home(), ferns()] })).toHaveLength(1);
  });

  it('may be drafts', () => {
    expect(said({ routes: [home(), moss({ noindex: true })] })).toEqual([]);
  });

  it('are reached by what layouts and variants of an experiment link to', () => {
    const around = { bottom: { more: intro('More', '/ferns') } };
    expect(said({ layouts: { around }, routes: [{ ...home(), layout: 'around' }, ferns()] })).toEqual([]);
    const sections = { more: { after: 'intro', section: intro('More', '/ferns') } };
    const experiment = { kind: 'experiment', name: 'more', of: '/', variants: [{ name: 'b', weight: 50, sections }] };
    expect(said({ routes: [home(), ferns(), experiment] })).toEqual([]);
  });

  it('begin after the first page where there is no home page', () => {
    expect(said({ routes: [ferns(), moss()] })).toEqual(['page-orphan: No other page leads to /moss.']);
  });

  it('of a matrix are one diagnostic, at the route that made them', () => {
    const template = {
      description: 'A plant.',
      params: { plant: { type: 'group', fields: { slug: { type: 'text', help: 'x', example: 'fern' } } } },
      meta: {
        title: 'The plant that is called {{param.plant.slug}}',
        description: 'Everything there is to say of {{param.plant.slug}}, from seed to shelf.',
      },
      sections: { intro: intro('{{param.plant.slug}}') },
    };
    const rows = { plant: ['fern', 'moss', 'ivy', 'sedge'].map((slug) => ({ slug })) };
    const matrix = { kind: 'matrix', name: 'plants', template, path: '/p/{{param.plant.slug}}', rows };
    expect(lintSite({ routes: [home(), matrix] })).toMatchObject([
      {
        message: 'No other page leads to /p/fern, /p/moss, /p/ivy and 1 more.',
        path: ['routes', 1],
        suggestion: "List them on a page: { block: 'directory', groups: { pagesOf: 'plants' } }.",
      },
    ]);
    const list = {
      block: 'directory',
      headline: 'Plants',
      groups: { pagesOf: 'plants', label: '{{param.plant.slug}}' },
    };
    expect(said({ routes: [page('/', { list }), matrix] })).toEqual([]);
  });
});
