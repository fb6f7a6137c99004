import { describe, expect, it } from 'vitest';
import type { Path } from '../../sdk/issue.ts';
import { expandRoutes } from './index.ts';
import { narrowing } from './narrowing.ts';

const shared = { block: 'notice', text: 'The same on both.' };
const page = (path: string, sections: object, more: object = {}) => ({ path, meta: {}, sections, ...more });
const template = {
  description: 'A plant.',
  params: { plant: { type: 'group', fields: { slug: { type: 'text', help: 'x', example: 'fern' } } } },
  meta: { title: 'A plant', description: 'A plant.' },
  sections: { intro: { block: 'pageIntro', headline: '{{param.plant.slug}}' }, shared },
};
const site = expandRoutes(
  {
    layouts: {
      plain: { footer: { letters: { block: 'notice' } }, bottom: { foot: { block: 'footer' } } },
      other: { top: { note: shared } },
    },
    notFound: { meta: {}, sections: { lost: { block: 'notice' } } },
    routes: [
      page('/a', { own: { block: 'notice' }, shared }, { layout: 'plain' }),
      page('/b/', { own: { block: 'notice' }, shared }),
      page('/c', { own: { block: 'notice' } }, { layout: 'other' }),
      {
        kind: 'matrix',
        name: 'plants',
        template,
        path: '/p/{{param.plant.slug}}',
        rows: { plant: [{ slug: 'fern' }, { slug: 'moss' }] },
      },
      {
        kind: 'experiment',
        name: 'x',
        of: '/c',
        variants: [{ name: 'b', weight: 50, sections: { own: { block: 'hero' } } }],
      },
    ],
  },
  new Map(),
);

function held(routes: string[], ways: Record<string, Path>): string[] {
  const { holds } = narrowing(routes, site);
  return Object.entries(ways).flatMap(([name, path]) =>
    holds({ code: 'invalid-value', message: '', path }) ? [name] : [],
  );
}

const ways: Record<string, Path> = {
  'own of a': ['routes', 0, 'sections', 'own', 'text'],
  'shared, first on a': ['routes', 0, 'sections', 'shared', 'text'],
  'title of a': ['routes', 0, 'meta', 'title'],
  'own of b': ['routes', 1, 'sections', 'own'],
  'layout plain': ['layouts', 'plain', 'bottom', 'foot', 'copyright'],
  'footer of the layout plain': ['layouts', 'plain', 'footer', 'letters', 'text'],
  'layout other, with what a and b share': ['layouts', 'other', 'top', 'note', 'text'],
  'own of c': ['routes', 2, 'sections', 'own'],
  fern: ['routes', 3, 'pages', 0, 'sections', 'intro', 'headline'],
  moss: ['routes', 3, 'pages', 1, 'meta', 'title'],
  'the rows of the matrix': ['routes', 3, 'rows', 'plant', 0],
  'the matrix': ['routes', 3],
  'the experiment': ['routes', 4, 'variants', 0, 'weight'],
  'page for unknown addresses': ['notFound', 'sections', 'lost', 'text'],
  'a fact': ['facts', 'price'],
  'the config': [],
};

describe('what stands on a route', () => {
  it('is found on its page, in its layout, and in sections that it shares', () => {
    expect(held(['/a'], ways)).toEqual([
      'own of a',
      'shared, first on a',
      'title of a',
      'layout plain',
      'footer of the layout plain',
      'layout other, with what a and b share',
    ]);
    expect(held(['/b'], ways)).toEqual(['shared, first on a', 'own of b', 'layout other, with what a and b share']);
  });

  it('is found in its experiment', () => {
    expect(held(['/c'], ways)).toEqual([
      'shared, first on a',
      'layout other, with what a and b share',
      'own of c',
      'the experiment',
    ]);
  });

  it('is found in what makes it, and not on the other pages that this makes', () => {
    expect(held(['/p/fern'], ways)).toEqual([
      'shared, first on a',
      'layout other, with what a and b share',
      'fern',
      'the rows of the matrix',
      'the matrix',
    ]);
    expect(held(['/p/moss'], ways)).toContain('moss');
    expect(held(['/p/moss'], ways)).not.toContain('fern');
  });

  it('may be the page for addresses that do not exist, or several routes, however they are spelt', () => {
    expect(held(['/404'], ways)).toEqual(['page for unknown addresses']);
    expect(held(['/b', '/404'], ways)).toEqual(held(['/b/', '/404/'], ways));
  });
});

describe('a route that the site does not have', () => {
  it('is said to be unknown, with the ones there are', () => {
    expect(site.diagnostics).toEqual([]);
    const { unknown, paths } = narrowing(['/a', '/nothing'], site);
    expect(unknown).toEqual(['/nothing']);
    expect(paths).toEqual(['/a', '/b', '/c', '/p/fern', '/p/moss', '/404']);
  });

  it('may be one that a faulty route would make: then everything is told', () => {
    const broken = expandRoutes({ routes: [{ kind: 'matrix', name: 'x' }, page('/a', {})] }, new Map());
    const { unknown, holds } = narrowing(['/p/fern'], broken);
    expect(unknown).toEqual([]);
    expect(holds({ code: 'missing-field', message: '', path: ['routes', 0] })).toBe(true);
    expect(narrowing(['/a'], broken).holds({ code: 'missing-field', message: '', path: ['routes', 0] })).toBe(false);
  });
});
