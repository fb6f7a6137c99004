import { afterEach, describe, expect, it } from 'vitest';
import { type TempSite, tempSite } from '../../../tests/temp-site.ts';
import { buildInMemory } from '../index.ts';
import { load } from '../inputs/index.ts';
import { buildPriorityPages } from './priority-pages.ts';

let site: TempSite | undefined;
afterEach(() => site?.drop());

async function made(fixture: string) {
  site = tempSite(fixture);
  const { last, files } = await madeOf(site);
  return { site, last, files, pages: [...files.keys()].filter((file) => file.endsWith('.html')) };
}

async function madeOf({ options }: TempSite) {
  const { made, files, drawings } = await buildInMemory(options);
  if (made === undefined) throw new Error('The site has errors');
  return { last: made, files, drawings };
}

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';

const otherFilm = "{ ...embeds.video, embed: { src: 'https://other.example/player' } }";

/** The files that a page makes browsers ask for, by themselves or by its style sheets. */
function namedFiles(page: string, files: ReadonlyMap<string, string | Uint8Array>): ReadonlySet<string> {
  const found = new Set([page]);
  // The set grows while it is walked.
  for (const file of found) {
    if (!/\.(?:html|css)$/.test(file)) continue;
    for (const [name] of String(files.get(file)).matchAll(/\bassets\/[\w./-]+\.\w+/g)) found.add(name);
  }
  return found;
}

describe('pages that are made before all others', () => {
  it.each([['bakery'], ['live'], ['forms'], ['trades']])('are as they will be with all others: %s', async (fixture) => {
    const { site, last, files, pages } = await made(fixture);
    const loaded = await load(site.options);
    for (const file of pages) {
      const priority = await buildPriorityPages(loaded, last, new Set([file]), site.options);
      expect([file, priority.files.get(file)]).toEqual([file, files.get(file)]);
    }
  });

  it.each<readonly [what: string, edit: (site: TempSite) => void]>([
    ['a row', ({ edit }) => edit('templates/data/towns.json', 'we keep a pump', 'we keep two pumps')],
    ['text of a template', ({ edit }) => edit('templates/pages/trade-in-town.ts', 'You call', 'You ring')],
    ['a layout', ({ edit }) => edit('pages.config.ts', '{{site.name}}, 2026.', '{{site.name}}, since 1926.')],
    ['the theme', ({ edit }) => edit('templates/theme.css', ':root {', ':root { tab-size: 3;')],
    ['the document', ({ edit }) => edit('templates/document.hbs', '<body', '<body data-new')],
    ['what a page is a variant of', ({ edit }) => edit('templates/data/towns.json', 'in one summer', 'in one autumn')],
  ])('have what was changed: %s', async (_what, edit) => {
    const { site, last, files } = await made('trades');
    edit(site);
    const open = ['roofing/brook.html', 'roofing-in-winter.html', 'plumbing/ashford.html'];
    const priority = await buildPriorityPages(await load(site.options), last, new Set(open), site.options);
    const now = await buildInMemory(site.options);
    expect(open.map((file) => priority.files.get(file))).toEqual(open.map((file) => now.files.get(file)));
    expect(open.some((file) => now.files.get(file) !== files.get(file))).toBe(true);
  });

  it.each<readonly [what: string, edit: (site: TempSite) => void]>([
    ['a picture', ({ write }) => write('templates/images/tern.svg', square)],
    [
      'a picture that is new',
      ({ edit, write }) => {
        write('templates/images/gull.svg', square);
        edit('pages.config.ts', 'tern.svg', 'gull.svg');
      },
    ],
    ['a file that a style sheet names', ({ write }) => write('templates/blocks/hire-price/dot.svg', square)],
    [
      'the styles of a later section',
      ({ edit }) => edit('templates/blocks/hire-price/style.css', '--row-1: 1px', '--row-1: 2px'),
    ],
  ])('come with the files that they name: %s', async (_what, edit) => {
    site = tempSite('own-block');
    site.edit('pages.config.ts', 'price: hire.price', 'two: hire.adrift, three: hire.adrift, price: hire.price');
    site.write('templates/blocks/hire-price/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    // Styles of this length are a file of their own.
    const rows = Array.from({ length: 120 }, (_, row) => `--row-${row}: ${row}px;`).join('\n');
    site.edit('templates/blocks/hire-price/style.css', '20rem;', `20rem; background: url("dot.svg"); ${rows}`);
    const { last, files, drawings } = await madeOf(site);
    edit(site);
    const priority = await buildPriorityPages(await load(site.options), last, new Set(['index.html']), site.options);
    const now = await madeOf(site);
    expect(priority.files.get('index.html')).toBe(now.files.get('index.html'));
    const named = namedFiles('index.html', now.files);
    expect([...named].some((file) => !files.has(file) && !drawings.has(file))).toBe(true);
    for (const file of named) {
      const current = now.files.get(file) ?? (await now.drawings.draw(file));
      expect(current).toBeDefined();
      const shown = priority.files.get(file) ?? (await priority.drawings.draw(file)) ?? files.get(file);
      expect([file, shown ?? (await drawings.draw(file))]).toEqual([file, current]);
    }
  });

  it.each<readonly [what: string, fixture: string, open: readonly string[], edit: (site: TempSite) => void]>([
    [
      'in a frame of another site',
      'embeds',
      ['own-slides.html', 'video.html'],
      ({ edit }) => edit('pages.config.ts', 'case: embeds.ownSlides', 'case: embeds.slides'),
    ],
    [
      'a frame where there is no page',
      'embeds',
      ['index.html', '404.html'],
      ({ edit }) => edit('pages.config.ts', 'intro: embeds.intro } }', `intro: embeds.intro, film: ${otherFilm} } }`),
    ],
    [
      'another place for leads',
      'forms',
      ['contact.html', 'short.html'],
      ({ edit }) => edit('pages.config.ts', "env('PUBLIC_HOOK')", "'https://hook.example/in'"),
    ],
    [
      'words from the address',
      'live',
      ['plain.html'],
      ({ edit }) =>
        edit(
          'pages.config.ts',
          'sections: { intro: pages.plain } },\n    { path: ',
          'sections: { intro: pages.intro } },\n    { path: ',
        ),
    ],
    [
      'other styles',
      'own-block',
      ['index.html', '404.html'],
      ({ edit }) => edit('templates/theme.css', ':root {', ':root { tab-size: 3;'),
    ],
  ])('have the headers that they need: %s', async (_what, fixture, open, edit) => {
    const { site, last, files } = await made(fixture);
    edit(site);
    const priority = await buildPriorityPages(await load(site.options), last, new Set(open), site.options);
    const now = await buildInMemory(site.options);
    for (const file of open) expect([file, priority.files.get(file)]).toEqual([file, now.files.get(file) ?? 'faults']);
    expect(now.files.get('_headers')).not.toBe(files.get('_headers'));
    expect(priority.files.get('_headers')).toBe(now.files.get('_headers'));
  });

  it('leave the headers unchanged if only text changes', async () => {
    const { site, last } = await made('trades');
    site.edit('templates/data/towns.json', 'we keep a pump', 'we keep two pumps');
    const priority = await buildPriorityPages(
      await load(site.options),
      last,
      new Set(['roofing/brook.html']),
      site.options,
    );
    expect(priority.files.has('roofing/brook.html')).toBe(true);
    expect(priority.files.has('_headers')).toBe(false);
  });

  it('are none if the base path of the site changes', async () => {
    const { site, last } = await made('bakery');
    site.edit('pages.config.ts', 'example.org/bakery', 'example.org/bakehouse');
    const priority = await buildPriorityPages(await load(site.options), last, new Set(['index.html']), site.options);
    expect(priority.files).toEqual(new Map());
  });

  it('are none of those that need the code of an island for the first time', async () => {
    site = tempSite('own-block');
    site.edit('pages.config.ts', 'price: hire.price', 'price: hire.adrift');
    const { last } = await madeOf(site);
    site.edit('pages.config.ts', 'price: hire.adrift', 'price: hire.price');
    const priority = await buildPriorityPages(await load(site.options), last, new Set(['index.html']), site.options);
    expect(priority.files).toEqual(new Map());
  });

  it('are none of those that list others in a variant of an experiment', async () => {
    site = tempSite('trades');
    const list = "{ block: 'directory', headline: 'Every trade', groups: { pagesOf: 'towns', groupBy: 'trade' } }";
    site.edit(
      'pages.config.ts',
      '  routes: [\n',
      `  routes: [
    {
      kind: 'experiment',
      name: 'list',
      of: '/roofing/brook',
      variants: [{ name: 'b', weight: 50, sections: { list: { after: 'intro', section: ${list} } } }],
    },
`,
    );
    const { last } = await madeOf(site);
    const priority = await buildPriorityPages(
      await load(site.options),
      last,
      new Set(['roofing/brook.html']),
      site.options,
    );
    expect(String(priority.files.get('roofing/brook.html'))).toContain('data-in="b"');
  });

  it.each<readonly [what: string, edit: (site: TempSite) => void]>([
    ['has an error', ({ edit }) => edit('templates/data/towns.json', 'we keep a pump', 'we keep {{facts.none}}')],
    ['has another address', ({ edit }) => edit('templates/data/towns.json', '"brook"', '"brooks"')],
    ['is gone', ({ write }) => write('templates/data/towns.json', '[]')],
  ])('are none of those whose page %s', async (_what, edit) => {
    const { site, last } = await made('trades');
    edit(site);
    const priority = await buildPriorityPages(
      await load(site.options),
      last,
      new Set(['roofing/brook.html']),
      site.options,
    );
    expect(priority.files).toEqual(new Map());
  });
});
