import { describe, expect, it } from 'vitest';
import { intro, lintMessages, lintSite, page } from './testing/sample-site.ts';

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
    expect(lintMessages({ routes: [home('/ferns/#intro'), ferns()] })).toEqual([]);
  });

  it('stay orphans if only a hidden page or the 404 page links to them', () => {
    expect(lintMessages({ routes: [home(), moss({ noindex: true }, '/ferns'), ferns()] })).toHaveLength(1);
    const notFound = {
      meta: { title: 'Not found', description: 'No page.' },
      sections: { intro: intro('Not here', '/ferns') },
    };
    expect(lintMessages({ notFound, routes: [home(), ferns()] })).toHaveLength(1);
  });

  it('may be drafts', () => {
    expect(lintMessages({ routes: [home(), moss({ noindex: true })] })).toEqual([]);
  });

  it('are reached by links in layouts and in variants of an experiment', () => {
    const around = { bottom: { more: intro('More', '/ferns') } };
    expect(lintMessages({ layouts: { around }, routes: [{ ...home(), layout: 'around' }, ferns()] })).toEqual([]);
    const sections = { more: { after: 'intro', section: intro('More', '/ferns') } };
    const experiment = { kind: 'experiment', name: 'more', of: '/', variants: [{ name: 'b', weight: 50, sections }] };
    expect(lintMessages({ routes: [home(), ferns(), experiment] })).toEqual([]);
  });

  it('begin after the first page if there is no home page', () => {
    expect(lintMessages({ routes: [ferns(), moss()] })).toEqual(['page-orphan: No other page leads to /moss.']);
  });

  it('of a matrix are one diagnostic, at its route', () => {
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
    expect(lintMessages({ routes: [page('/', { list }), matrix] })).toEqual([]);
  });
});
