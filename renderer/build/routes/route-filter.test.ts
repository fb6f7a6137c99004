import { describe, expect, it } from 'vitest';
import type { Path } from '../../sdk/issue.ts';
import { expandRoutes } from './index.ts';
import { createRouteFilter } from './route-filter.ts';

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

function includedIn(routes: string[], paths: Record<string, Path>): string[] {
  const { includes } = createRouteFilter(routes, site);
  return Object.entries(paths).flatMap(([name, path]) =>
    includes({ code: 'invalid-value', message: '', path }) ? [name] : [],
  );
}

const paths: Record<string, Path> = {
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

describe('the filter of a route', () => {
  it('includes its page, its layout, and sections that it shares', () => {
    expect(includedIn(['/a'], paths)).toEqual([
      'own of a',
      'shared, first on a',
      'title of a',
      'layout plain',
      'footer of the layout plain',
      'layout other, with what a and b share',
    ]);
    expect(includedIn(['/b'], paths)).toEqual([
      'shared, first on a',
      'own of b',
      'layout other, with what a and b share',
    ]);
  });

  it('includes its experiment', () => {
    expect(includedIn(['/c'], paths)).toEqual([
      'shared, first on a',
      'layout other, with what a and b share',
      'own of c',
      'the experiment',
    ]);
  });

  it('includes its matrix and rows, but not other pages of the matrix', () => {
    expect(includedIn(['/p/fern'], paths)).toEqual([
      'shared, first on a',
      'layout other, with what a and b share',
      'fern',
      'the rows of the matrix',
      'the matrix',
    ]);
    expect(includedIn(['/p/moss'], paths)).toContain('moss');
    expect(includedIn(['/p/moss'], paths)).not.toContain('fern');
  });

  it('accepts the page for unknown addresses, several routes, and a trailing slash', () => {
    expect(includedIn(['/404'], paths)).toEqual(['page for unknown addresses']);
    expect(includedIn(['/b', '/404'], paths)).toEqual(includedIn(['/b/', '/404/'], paths));
  });
});

describe('a route that the site does not have', () => {
  it('is reported with all paths of the site', () => {
    expect(site.diagnostics).toEqual([]);
    const { unknown, paths } = createRouteFilter(['/a', '/nothing'], site);
    expect(unknown).toEqual(['/nothing']);
    expect(paths).toEqual(['/a', '/b', '/c', '/p/fern', '/p/moss', '/404']);
  });

  it('may be a page of a failed route: then every diagnostic is included', () => {
    const broken = expandRoutes({ routes: [{ kind: 'matrix', name: 'x' }, page('/a', {})] }, new Map());
    const { unknown, includes } = createRouteFilter(['/p/fern'], broken);
    expect(unknown).toEqual([]);
    expect(includes({ code: 'missing-field', message: '', path: ['routes', 0] })).toBe(true);
    expect(
      createRouteFilter(['/a'], broken).includes({ code: 'missing-field', message: '', path: ['routes', 0] }),
    ).toBe(false);
  });
});
