import { describe, expect, it } from 'vitest';
import type { Path } from '../../sdk/issue.ts';
import { loadData } from '../inputs/data.ts';
import type { Files } from '../lib/files.ts';
import { expandRoutes } from './index.ts';

const note = { block: 'notice', text: 'The same everywhere.' };
const template = {
  description: 'A plant.',
  params: {
    plant: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'x', example: 'fern' },
        name: { type: 'text', help: 'x', example: 'Fern' },
      },
    },
    extra: { type: 'value', help: 'x', example: {}, optional: true },
  },
  meta: { title: '{{param.plant.name}}', description: 'A plant.' },
  sections: { intro: { block: 'pageIntro', headline: '{{param.plant.name}}' }, note, extra: { param: 'extra' } },
};
const rows = { plant: ['fern', 'moss', 'ivy'].map((slug) => ({ slug, name: slug.toUpperCase() })) };
const matrix = { kind: 'matrix', name: 'plants', template, path: '/p/{{param.plant.slug}}', rows };
const single = {
  kind: 'template',
  path: '/fern',
  template,
  params: { plant: { slug: 'fern', name: 'Fern' }, extra: note },
  meta: { title: 'The fern' },
  sections: { intro: { headline: 'Our fern' } },
};
const variant = {
  kind: 'variant',
  path: '/fern-2',
  of: '/fern',
  facts: { price: { value: 1, because: 'x' } },
  sections: { note: { text: 'Other.' } },
};

function expanded(...routes: unknown[]) {
  const result = expandRoutes({ layouts: {}, routes }, new Map());
  const pages = result.pages.map(({ input }) => input as Page);
  return { ...result, pages, ats: result.pages.map(({ at }) => at), origins: result.pages.map(({ origin }) => origin) };
}

interface Page {
  readonly path: string;
  readonly meta: Record<string, string>;
  readonly facts?: unknown;
  readonly sections: Record<string, Record<string, unknown>>;
}

/** Expands rows from a JSON file with the given text. */
function expandedRows(text: string, page: object = {}) {
  const files: Files = {
    read: () => Buffer.from(text),
    list: () => [],
    kind: () => 'file',
  };
  const extended = { ...template.params.plant.fields, more: { type: 'value', help: 'x', example: 1, optional: true } };
  const params = { plant: { type: 'group', fields: extended } };
  const sections = { intro: template.sections.intro, more: { block: 'links', groups: { param: 'plant.more' } } };
  const input = {
    layouts: {},
    routes: [
      { ...matrix, template: { ...template, params, sections, ...page }, rows: { plant: { json: 'rows.json' } } },
    ],
  };
  const data = loadData(files, '/site', input);
  const result = expandRoutes(input, data);
  return { ...result, isPlain: [...data.values()].map((file) => file.kind === 'json' && file.isPlain) };
}

describe('rows in JSON', () => {
  const moss = { slug: 'moss', name: 'Moss', more: [{ links: [{ label: 'A', href: '/' }] }] };

  it('without anything to fill in give the same pages as other rows', () => {
    const text = JSON.stringify([moss]);
    const { pages, diagnostics, isPlain } = expandedRows(text);
    expect([diagnostics, isPlain]).toEqual([[], [true]]);
    // The same text with an escape, which might hide a token.
    const other = expandedRows(text.replace('Moss', '\\u004doss'));
    expect(other.isPlain).toEqual([false]);
    expect(pages.map(({ input }) => input)).toEqual(other.pages.map(({ input }) => input));
    expect(pages[0]?.input).toMatchObject({
      path: '/p/moss',
      meta: { title: 'Moss' },
      sections: { intro: { headline: 'Moss' }, more: { groups: moss.more } },
    });
  });

  it.each([
    ['a token', { name: 'Moss {{param.plant.slug}}' }, { intro: { headline: 'Moss moss' } }],
    ['a parameter', { more: { param: 'plant.name' } }, { more: { groups: 'Moss' } }],
    ['a list of pages', { more: { pagesOf: 'plants' } }, { more: { groups: [{ links: [{ href: '/p/moss' }] }] } }],
  ])('are filled in if they contain %s, with or without escapes', (_, change, sections) => {
    const plain = JSON.stringify([{ ...moss, ...change }]);
    const hidden = plain
      .replaceAll('{{', '\\u007b\\u007b')
      .replace('"param"', '"p\\u0061ram"')
      .replace('"pagesOf"', '"pages\\u004ff"');
    expect(JSON.parse(hidden)).toEqual(JSON.parse(plain));
    for (const text of [plain, hidden]) {
      const { pages, diagnostics } = expandedRows(text);
      expect(diagnostics).toEqual([]);
      expect(pages[0]?.input).toMatchObject({ sections });
    }
  });

  it('do not prevent lists of pages in their template', () => {
    const sections = { list: { block: 'links', groups: { pagesOf: 'plants' } } };
    const { pages } = expandedRows(JSON.stringify([moss]), { sections });
    expect(pages[0]?.input).toMatchObject({ sections: { list: { groups: [{ links: [{ href: '/p/moss' }] }] } } });
  });
});

describe('routes', () => {
  it('that are pages stay unchanged', () => {
    const page = { path: '/', meta: {}, sections: {} };
    expect(expanded(page, 7).pages).toEqual([page, 7]);
    expect(expanded(page).pages[0]).toBe(page);
  });

  it('of a template are the filled template with the changes of the route', () => {
    const { pages, diagnostics, origins } = expanded(single);
    expect(diagnostics).toEqual([]);
    expect(origins).toEqual([{ kind: 'template', filledIn: ['fern', 'Fern'] }]);
    expect(pages[0]).toMatchObject({ path: '/fern', meta: { title: 'The fern', description: 'A plant.' } });
    expect(pages[0]?.sections.intro).toEqual({ block: 'pageIntro', headline: 'Our fern' });
    expect(pages[0]?.sections.note).toBe(note);
    expect(pages[0]?.sections.extra).toBe(note);
  });

  it('of a variant are the original page with changes, in any order of routes', () => {
    const again = { kind: 'variant', path: '/fern-3', of: '/fern-2/', sections: { extra: { remove: true } } };
    const { pages, diagnostics } = expanded(again, variant, single);
    expect(diagnostics).toEqual([]);
    const [third, second, first] = pages;
    expect(pages.map(({ path }) => path)).toEqual(['/fern-3', '/fern-2', '/fern']);
    expect(second?.sections.intro).toBe(first?.sections.intro);
    expect(second?.sections.note).toEqual({ block: 'notice', text: 'Other.' });
    expect(third?.sections.note).toBe(second?.sections.note);
    expect(Object.keys(third?.sections ?? {})).toEqual(['intro', 'note']);
    expect(third?.facts).toEqual(variant.facts);
  });

  it('of a matrix are one page for each row, and share content without parameters', () => {
    const { pages, origins, ats } = expanded(matrix);
    expect(pages.map(({ path }) => path)).toEqual(['/p/fern', '/p/moss', '/p/ivy']);
    expect(pages.map(({ meta }) => meta.title)).toEqual(['FERN', 'MOSS', 'IVY']);
    expect(new Set(pages.map(({ sections }) => sections.note)).size).toBe(1);
    expect(origins[1]).toEqual({ kind: 'matrix', of: 'plants', filledIn: ['moss', 'MOSS'], pattern: '/p/*' });
    expect(ats[2]).toEqual(['routes', 0, 'pages', 2]);
  });

  it('of a matrix can have a sitemap for each row', () => {
    const { pages, origins, diagnostics } = expanded({ ...matrix, sitemap: { by: 'plant' } });
    expect(diagnostics).toEqual([]);
    expect(origins.map((origin) => origin?.sitemap)).toEqual(['plants-fern', 'plants-moss', 'plants-ivy']);
    expect(pages.map((page) => 'sitemap' in page)).toEqual([false, false, false]);
    expect(expanded({ ...matrix, sitemap: { by: 'plants' } }).diagnostics).toMatchObject([
      { code: 'unknown-param', path: ['routes', 0, 'sitemap', 'by'], suggestion: 'Did you mean "plant"?' },
    ]);
    expect(expanded({ ...matrix, sitemap: false }).pages).toMatchObject(Array(3).fill({ sitemap: false }));
  });

  it('of a matrix can be the original of a variant', () => {
    const { pages, diagnostics } = expanded(matrix, { ...variant, of: '/p/ivy' });
    expect(diagnostics).toEqual([]);
    expect(pages[3]?.meta.title).toBe('IVY');
  });

  it('of a matrix with too many combinations are an error, not a lack of memory', () => {
    const plants = Array.from({ length: 25_001 }, (_, n) => ({ slug: `fern-${n}`, name: 'Fern' }));
    const { pages, diagnostics } = expanded({ ...matrix, rows: { ...matrix.rows, plant: plants } });
    expect(pages).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'matrix-too-large', path: ['routes', 0, 'rows'] }]);
    expect(diagnostics[0]?.message).toContain('25,001 pages');
  });

  it('of a limited matrix leave out pages and their variants, and know their paths', () => {
    const rest = expanded({ ...matrix, limit: 1 }, { ...variant, of: '/p/ivy' });
    expect(rest.pages.map(({ path }) => path)).toEqual(['/p/fern']);
    expect(rest.leftOut).toEqual(['/p/moss', '/p/ivy', '/fern-2']);
    expect(rest.diagnostics).toMatchObject([{ code: 'pages-left-out', path: ['routes', 0, 'limit'] }]);
  });

  it('combine every row of one axis with every row of the other', () => {
    const both = {
      ...template,
      params: { ...template.params, bed: { type: 'group', fields: template.params.plant.fields } },
    };
    const beds = [
      { slug: 'a', name: 'A' },
      { slug: 'b', name: 'B' },
    ];
    const { pages } = expanded({
      ...matrix,
      template: both,
      path: '/{{param.bed.slug}}/{{param.plant.slug}}',
      rows: { bed: beds, ...rows },
    });
    expect(pages.map(({ path }) => path)).toEqual(['/a/fern', '/a/moss', '/a/ivy', '/b/fern', '/b/moss', '/b/ivy']);
  });
});

describe('lists of pages', () => {
  const list = (spec: object) => ({ path: '/', meta: {}, sections: { list: { block: 'directory', groups: spec } } });
  const groups = (spec: object) =>
    expanded(matrix, list({ pagesOf: 'plants', ...spec })).pages[3]?.sections.list?.groups;

  it('contain a link for each page', () => {
    const links = ['FERN', 'MOSS', 'IVY'].map((label) => ({ label, href: `/p/${label.toLowerCase()}` }));
    expect(groups({})).toEqual([{ links }]);
  });

  it('use the given texts and groups, and leave out unwanted pages', () => {
    const spec = {
      groupBy: 'plant',
      title: 'About {{param.plant.name}}',
      label: 'Read of {{param.plant.slug}}',
      note: 'new',
      where: { plant: ['fern', 'ivy'] },
    };
    expect(groups(spec)).toEqual([
      { title: 'About FERN', links: [{ label: 'Read of fern', href: '/p/fern', note: 'new' }] },
      { title: 'About IVY', links: [{ label: 'Read of ivy', href: '/p/ivy', note: 'new' }] },
    ]);
  });

  it.each([
    ['in a section that parameters are filled into', (spec: object) => spec, undefined],
    ['as the value of a parameter', () => ({ param: 'extra' }), (spec: object) => spec],
    ['inside the value of a parameter', () => ({ param: 'extra' }), (spec: object) => [spec]],
  ])('are filled in %s', (_, written, given) => {
    const spec = { pagesOf: 'plants', label: 'To {{param.plant.name}}' };
    const list = { block: 'directory', headline: 'Of {{param.plant.name}}', groups: written(spec) };
    const { pages } = expanded({
      ...matrix,
      template: { ...template, sections: { list } },
      ...(given && { params: { extra: given(spec) } }),
    });
    const text = JSON.stringify(pages.map(({ sections }) => sections.list));
    expect(text.match(/"label":"To IVY","href":"\/p\/ivy"/g)).toHaveLength(3);
    expect(text).toContain('"headline":"Of MOSS"');
    expect(text).not.toContain('pagesOf');
  });

  it('accept only text, and names of rows', () => {
    const spec = { pagesOf: 'plants', label: { toString: 1 }, note: 3, groupBy: { toString: 1 } };
    expect(expanded(matrix, list(spec)).diagnostics).toMatchObject([
      { code: 'unknown-param', message: 'The matrix "plants" has no rows "{"toString":1}" to group its pages by.' },
      { code: 'wrong-type', message: '"label" must be text.' },
      { code: 'wrong-type', message: '"note" must be text.' },
    ]);
  });

  it('are filled in in layouts too', () => {
    const { input } = expandRoutes(
      { layouts: { a: { top: { list: { groups: { pagesOf: 'plants' } } } } }, routes: [matrix] },
      new Map(),
    );
    expect(JSON.stringify(input)).toContain('"layouts":{"a":{"top":{"list":{"groups":[{"links":[{"label":"FERN"');
  });
});

describe('the source path of a value', () => {
  const { writtenAt } = expanded(single, variant, matrix);

  it.each<[Path, Path]>([
    [
      ['routes', 0, 'meta', 'title'],
      ['routes', 0, 'meta', 'title'],
    ],
    [
      ['routes', 0, 'meta', 'description'],
      ['routes', 0, 'template', 'meta', 'description'],
    ],
    [
      ['routes', 0, 'sections', 'note', 'text'],
      ['routes', 0, 'template', 'sections', 'note', 'text'],
    ],
    [
      ['routes', 0, 'sections', 'extra', 'text'],
      ['routes', 0, 'params', 'extra', 'text'],
    ],
    [
      ['routes', 0, 'sections', 'intro', 'headline'],
      ['routes', 0, 'sections', 'intro', 'headline'],
    ],
    [
      ['routes', 1, 'sections', 'note', 'text'],
      ['routes', 1, 'sections', 'note', 'text'],
    ],
    [
      ['routes', 1, 'sections', 'note', 'tone'],
      ['routes', 0, 'template', 'sections', 'note', 'tone'],
    ],
    [
      ['routes', 1, 'sections', 'intro', 'headline'],
      ['routes', 0, 'sections', 'intro', 'headline'],
    ],
    [
      ['routes', 1, 'path'],
      ['routes', 1, 'path'],
    ],
    [
      ['routes', 2, 'pages', 1, 'path'],
      ['routes', 2, 'path'],
    ],
    [
      ['routes', 2, 'pages', 1, 'sections', 'note'],
      ['routes', 2, 'template', 'sections', 'note'],
    ],
    [
      ['routes', 2, 'pages', 1, 'params', 'plant', 'name'],
      ['routes', 2, 'rows', 'plant', 1, 'name'],
    ],
    [
      ['facts', 'price'],
      ['facts', 'price'],
    ],
  ])('%j', (path, written) => {
    expect(writtenAt(path)).toMatchObject({ path: written });
  });

  it('is the cell of a table, at any depth', () => {
    const files: Files = { read: () => Buffer.from('slug,at.names\nfern,a;b\n'), list: () => [], kind: () => 'file' };
    const text = { type: 'text', help: 'x', example: 'x' };
    const names = { type: 'list', of: text };
    const fields = { slug: text, at: { type: 'group', fields: { names } } };
    const made = { ...template, params: { plant: { type: 'group', fields } }, meta: {}, sections: {} };
    const input = { routes: [{ ...matrix, template: made, rows: { plant: { csv: 'plants.csv' } } }] };
    const { writtenAt, diagnostics } = expandRoutes(input, loadData(files, '/site', input));
    expect(diagnostics).toEqual([]);
    const page: Path = ['routes', 0, 'pages', 0, 'params', 'plant'];
    for (const [inside, column] of [
      [['slug'], 1],
      [['at', 'names'], 6],
      [['at', 'names', 1], 6],
    ] as const)
      expect(writtenAt([...page, ...inside])).toMatchObject({ place: { line: 2, column } });
  });

  it('has the page if one source location makes many pages', () => {
    expect(writtenAt(['routes', 2, 'pages', 1, 'sections', 'note'])).toHaveProperty('page', '/p/moss');
    expect(writtenAt(['routes', 0, 'sections', 'note'])).not.toHaveProperty('page');
  });
});

describe('the source path of an invalid part of a text', () => {
  const { writtenAt } = expanded(single, variant, matrix, {
    ...single,
    path: '/circle',
    sections: { intro: { headline: 'Of {{param.plant.name}}, {{param.extra}}' }, note: { text: '{{param.extra}}' } },
    params: { plant: { slug: 'y', name: 'The {{param.plant.slug}}' }, extra: { param: 'plant.slug' } },
  });
  const headline: Path = ['routes', 3, 'sections', 'intro', 'headline'];

  it.each<[what: string, path: Path, needle: string | undefined, written: Path]>([
    [
      'is the row if its value is the whole text',
      ['routes', 2, 'pages', 1, 'sections', 'intro', 'headline'],
      undefined,
      ['routes', 2, 'rows', 'plant', 1, 'name'],
    ],
    ['is the text if it contains more', headline, undefined, headline],
    ['is the text if it contains the part itself', headline, 'Of', headline],
    ['is the text if no parameter contains the part', headline, 'nowhere', headline],
    ['is the parameter that contains it', headline, 'The', ['routes', 3, 'params', 'plant', 'name']],
    ['is a parameter inside another parameter', headline, 'y', ['routes', 3, 'params', 'plant', 'slug']],
    [
      'is the parameter that is the value of another',
      ['routes', 3, 'sections', 'note', 'text'],
      undefined,
      ['routes', 3, 'params', 'plant', 'slug'],
    ],
  ])('%s', (_what, path, needle, written) => {
    expect(writtenAt(path, { needle })).toMatchObject({ path: written });
  });

  it('ends at parameters that use each other', () => {
    const params = { plant: { slug: 'x', name: '{{param.extra}}' }, extra: { param: 'plant.name' } };
    const { writtenAt } = expanded({ ...single, params });
    expect(writtenAt(['routes', 0, 'sections', 'extra'])).toEqual({ path: ['routes', 0, 'params', 'plant', 'name'] });
    expect(writtenAt(['routes', 0, 'sections', 'extra'], { needle: '-' })).toHaveProperty('path');
  });
});
