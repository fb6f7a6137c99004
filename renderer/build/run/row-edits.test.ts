import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPlates, type Shop, shopNumber, shopsSite, table, writeShops } from '../../../tests/shops.ts';
import { filesIn, type TempSite } from '../../../tests/temp-site.ts';
import { type BuildOptions, type BuildReport, build } from '../index.ts';

let site: TempSite;
let elsewhere: string;

beforeEach(() => {
  site = shopsSite(8);
  elsewhere = mkdtempSync(join(tmpdir(), 'frontage-clean-'));
});
afterEach(() => {
  site.drop();
  rmSync(elsewhere, { recursive: true, force: true });
});

function write(shops: readonly unknown[], indent?: number): void {
  writeShops(site, shops, indent);
}

function shops(): Shop[] {
  return JSON.parse(readFileSync(join(site.root, table), 'utf8'));
}

function editShop(n: number, change: Partial<Record<keyof Shop, unknown>>): void {
  write(shops().map((shop, index) => (index === n ? { ...shop, ...change } : shop)));
}

async function built(change: Partial<BuildOptions> = {}): Promise<{ report: BuildReport }> {
  return { report: await build({ ...site.options, engine: 'one', today: '2026-05-01', ...change }) };
}

/** Builds without a cache. */
async function fromNothing() {
  const [out, cacheDir] = [join(elsewhere, 'dist'), join(elsewhere, '.frontage')];
  for (const folder of [out, cacheDir]) rmSync(folder, { recursive: true, force: true });
  const { report } = await built({ out, cacheDir });
  return { report, files: report.result === undefined ? undefined : filesIn(out) };
}

const reported = ({ issues, pages, result }: BuildReport) => ({
  issues: issues.filter(({ code }) => code !== 'route-gone'),
  pages: result && pages.map(({ path, file, size, weight }) => [path, file, size, weight.script, weight.document]),
});

/** Builds again, and compares the result with a build without a cache. */
async function afterEdit(edit: () => void) {
  edit();
  const next = await built();
  const clean = await fromNothing();
  expect(reported(next.report)).toEqual(reported(clean.report));
  if (clean.files !== undefined) expect(differing(filesIn(site.options.out), clean.files)).toEqual([]);
  return { ...next, rendered: next.report.pages.filter(({ rendered }) => rendered).length };
}

function differing(some: ReadonlyMap<string, Buffer>, others: ReadonlyMap<string, Buffer>): string[] {
  return [...new Set([...some.keys(), ...others.keys()])].filter(
    (file) => some.get(file)?.equals(others.get(file) ?? Buffer.alloc(0)) !== true,
  );
}

describe('texts of rows that nothing else depends on', () => {
  beforeEach(async () => {
    const { report } = await built();
    expect(report.issues).toEqual([]);
  });

  it.each<readonly [what: string, edit: () => void, rendered: number]>([
    ['a headline', () => editShop(3, { promise: 'Bread that the whole street waits for' }), 1],
    ['text beside other text', () => editShop(3, { lead: 'The oven is lit at four, and the door at six.' }), 1],
    ['an entry of a list', () => editShop(3, { points: ['warm from the stone', shopNumber(3).points[1]] }), 1],
    ['signs of markup', () => editShop(3, { lead: `Salt & "butter" <b>and</b> ${"'"}rye${"'"} &amp; more.` }), 1],
    ['letters of other scripts', () => editShop(3, { lead: 'Brot für Ærø, 日本 und 🙂.' }), 1],
    ['a line break', () => editShop(3, { lead: 'One line\nand the next.' }), 1],
    [
      'texts of two rows',
      () => {
        editShop(3, { promise: 'Bread that the whole street waits for' });
        editShop(4, { short: 'Ask for the heel of the loaf.' });
      },
      2,
    ],
    [
      'the layout of one row',
      () => {
        const { slug } = shopNumber(3);
        site.edit(table, `"slug": "${slug}",\n    "name"`, `"slug": "${slug}", "name"`);
      },
      0,
    ],
  ])('are rendered on their own pages only: %s', async (_what, edit, rendered) => {
    expect(await afterEdit(edit)).toMatchObject({ rendered });
  });

  it('are rendered again over several edits', async () => {
    for (const lead of ['We bake at night.', 'We bake at noon, too.', 'We bake when the wind turns.']) {
      expect(await afterEdit(() => editShop(6, { lead }))).toMatchObject({ rendered: 1 });
    }
    await afterEdit(() => editShop(6, { question: 'Who is in?' }));
    await afterEdit(() => editShop(6, { lead: 'We bake on Sundays.' }));
    await afterEdit(() => editShop(2, { lead: 'We bake on Fridays.' }));
  });

  it('render again if other text of the row was removed and came back', async () => {
    const { reviews } = shopNumber(3);
    const text = 'They came with warm bread, and left with the empty basket.';
    await afterEdit(() => editShop(3, { reviews: [{ ...reviews[0], text }] }));
    await afterEdit(() => editShop(3, { reviews, lead: 'We bake at night.' }));
  });

  it.each<readonly [what: string, edit: () => void]>([
    ['the title', () => editShop(3, { name: 'Upper Town' })],
    ['an address', () => editShop(3, { slug: 'upper-town' })],
    ['text of structured data', () => editShop(3, { question: 'Who bakes?' })],
    [
      'text that other text uses',
      () => editShop(3, { reviews: [{ name: 'Bo Ek', business: 'Inn', rating: 5, text: 'Good bread, and warm.' }] }),
    ],
    ['a number', () => editShop(3, { reviews: [{ ...shopNumber(3).reviews[0], rating: 4 }] })],
    ['a number in a text', () => editShop(3, { since: 2001 })],
    ['text of a row with another number', () => editShop(5, { lead: 'We bake at night.' })],
    ['structured data that a section derives from its text', () => editShop(3, { step: 'Knock' })],
    ['text that is also in structured data', () => editShop(3, { both: 'Come and see us.' })],
    ['a list with one entry more', () => editShop(3, { points: ['warm', 'round', 'dark'] })],
    ['a new text', () => editShop(3, { extra: 'Closed on feast days.' })],
    ['text that is too long for the row', () => editShop(3, { short: 'x'.repeat(41) })],
    ['text that is too long for the section', () => editShop(3, { promise: `Bread${' and more'.repeat(20)}` })],
    ['an empty text', () => editShop(3, { lead: '' })],
    ['a value that is not text', () => editShop(3, { lead: ['We bake.'] })],
    ['an unknown field', () => editShop(3, { leed: 'We bake.' } as never)],
    ['a token', () => editShop(3, { lead: 'We are {{site.name}}.' })],
    ['an unknown token', () => editShop(3, { lead: 'It costs {{facts.nothing}}.' })],
    ['a token between single braces', () => editShop(3, { lead: 'We are {site.name}.' })],
    ['a figure', () => editShop(3, { lead: 'We deliver within 30 minutes for $480 a month.' })],
    ['a figure in a list', () => editShop(3, { points: ['warm', 'nine euros'] })],
    ['a secret', () => editShop(3, { lead: `The key is ${'sk_'}live_4242424242424242.` })],
    ['private-use characters', () => editShop(3, { lead: 'We \uE000bake\uE001 bread\uE002.' })],
    ['a row more', () => write([...shops(), shopNumber(9)])],
    ['rows in another order', () => write([...shops()].reverse())],
    ['invalid JSON', () => site.edit(table, '"since": 1998', '"since": 1998,,')],
    [
      'an edited document in the output',
      () => {
        editShop(3, { lead: 'We bake at night.' });
        const file = join(site.options.out, `${shopNumber(3).slug}.html`);
        writeFileSync(file, readFileSync(file, 'utf8').replace('Bread of', 'Cakes of'));
      },
    ],
    [
      'the config as well',
      () => {
        editShop(3, { lead: 'We bake at night.' });
        site.edit('pages.config.ts', 'Look for the lamp', 'Look for the bell');
      },
    ],
  ])('render again if more depends on the edit: %s', async (_what, edit) => {
    await afterEdit(edit);
  });
});

it('reports an edit that makes two pages near-duplicates', async () => {
  const { slug: _, name: __, ...others } = shopNumber(4);
  const { promise, lead, short, points } = shopNumber(3);
  editShop(3, { ...others, promise, lead, short, points });
  expect((await built()).report.issues).toEqual([]);
  const { report } = await afterEdit(() => editShop(3, others));
  expect(report.issues.map(({ code }) => code)).toEqual(['doorway']);
});

it('renders again if the value of the config changed', async () => {
  await built();
  vi.stubEnv('SHOPS', 'Other shops');
  await afterEdit(() => editShop(3, { lead: 'We bake at night.' }));
  vi.unstubAllEnvs();
});

it('renders again if an output file was edited but has the same time', async () => {
  await built();
  const file = join(site.options.out, `${shopNumber(3).slug}.html`);
  const copy = join(elsewhere, 'copy.html');
  // `touch` sets the time to the nanosecond, which Node cannot do.
  execFileSync('cp', ['-p', file, copy]);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Every shop', 'Other shop'));
  execFileSync('touch', ['-r', copy, file]);
  await afterEdit(() => editShop(3, { lead: 'We bake at night.' }));
});

describe('a site where more depends on text', () => {
  it.each<readonly [what: string, edits: readonly (readonly [before: string, after: string])[], codes: string[]]>([
    ['cards', [["locale: 'en-US',", "locale: 'en-US', cards: { fonts: ['overpass-700.woff2'] },"]], []],
    [
      'a list of pages',
      [
        [
          "sections: { intro: { block: 'pageIntro', headline: 'Every shop' } }",
          "sections: { list: { block: 'directory', headline: 'Every shop', groups: { pagesOf: 'shops', label: '{{param.shop.promise}}' } } }",
        ],
      ],
      [],
    ],
    [
      'a variant of the page',
      [
        ["locale: 'en-US',", "locale: 'en-US', doorways: { threshold: 1 },"],
        [
          'routes: [',
          `routes: [
    {
      kind: 'variant',
      path: '/special',
      of: '/${shopNumber(3).slug}',
      meta: { title: 'A special shop of ours', description: 'The same shop, seen from the river, where the ferry lands twice a day.' },
      sections: { sign: { remove: true } },
    },`,
        ],
      ],
      [],
    ],
    [
      'pages that are left out',
      [
        ["rules: { 'page-orphan': 'off' }", "rules: { 'page-orphan': 'off', 'pages-left-out': 'off' }"],
        ["name: 'shops',", "name: 'shops', limit: 6,"],
      ],
      [],
    ],
    ['a warning about text', [['Every shop we have', 'Every shop sells for $79']], ['claim-literal']],
  ])('is rendered again after an edit: %s', async (_what, edits, codes) => {
    mkdirSync(join(site.root, 'templates/fonts'));
    cpSync(
      'tests/fixtures/cards/templates/fonts/overpass-700.woff2',
      join(site.root, 'templates/fonts/overpass-700.woff2'),
    );
    for (const [before, after] of edits) site.edit('pages.config.ts', before, after);
    const { report } = await built();
    expect(report.issues.map(({ code }) => code)).toEqual(codes);
    await afterEdit(() => editShop(3, { promise: 'Bread that the whole street waits for' }));
  });
});

describe('texts of rows of a site with other warnings', () => {
  it.each<readonly [what: string, edit: () => void, codes: readonly string[]]>([
    ['orphan pages', () => site.edit('pages.config.ts', "rules: { 'page-orphan': 'off' },", ''), ['page-orphan']],
    [
      'the title of another page',
      () => editShop(6, { name: 'the town where all four ovens burn through the night' }),
      ['meta-title-length'],
    ],
    [
      'a redirect that a host ignores',
      () =>
        site.edit(
          'pages.config.ts',
          'routes: [',
          `redirects: [{ from: '/old', to: 'https://bakers.example/?${'x'.repeat(1000)}' }],\n  routes: [`,
        ),
      ['redirects-limit'],
    ],
  ])('are rendered on their own pages only: %s', async (_what, edit, codes) => {
    edit();
    const { report } = await built();
    expect(report.issues.map(({ code }) => code)).toEqual(codes);
    const next = await afterEdit(() => editShop(3, { lead: 'We bake at night.' }));
    expect(next).toMatchObject({ rendered: 1 });
    expect(next.report.issues).toEqual(report.issues);
  });

  it.each([
    ['a control character', 'We bake\u0007.'],
    ['half of a character', 'We bake \ud83d.'],
    ['a direction that is not closed', 'We \u202ebake.'],
  ])('render again if they contain %s, which is reported', async (_, lead) => {
    await built();
    const next = await afterEdit(() => editShop(3, { lead }));
    expect(next).toMatchObject({ report: { issues: [{ code: 'character-invalid' }] } });
    expect(next.report.issues[0]?.file).toBe(join(site.root, table));
  });

  it('render again if their row contains it', async () => {
    site.edit('templates/pages/shop.ts', "title: 'The shop in {{param.shop.name}}'", "title: { param: 'shop.step' }");
    editShop(3, { step: 'Ring' });
    const { report } = await built();
    expect(report.issues).toMatchObject([{ code: 'meta-title-length', file: join(site.root, table) }]);
    await afterEdit(() => editShop(3, { lead: 'We bake at night.' }));
  });
});

it('renders a page again if its row loses a value that no other row has', async () => {
  site.edit('templates/pages/shop.ts', '  meta: {', "  meta: {\n    noindex: { param: 'shop.hide' },");
  site.edit(
    'templates/pages/shop.ts',
    '        extra: {',
    "        hide: { type: 'flag', help: 'Keep it from search engines.', example: true, optional: true },\n        extra: {",
  );
  const before = shops();
  write(before.map((shop, index) => (index === 3 ? { ...shop, hide: true } : shop)));
  const { report } = await built();
  expect(report.issues).toEqual([]);
  expect(await afterEdit(() => write(before))).toMatchObject({ rendered: 1 });
});

describe('rows whose pages are left out', () => {
  beforeEach(async () => {
    site.edit('pages.config.ts', "name: 'shops',", "name: 'shops', limit: 6,");
    site.edit('pages.config.ts', "'page-orphan': 'off'", "'page-orphan': 'off', 'pages-left-out': 'off'");
    const { report } = await built();
    expect(report.issues).toEqual([]);
  });

  it.each<readonly [what: string, change: object, codes: readonly string[]]>([
    ['an unknown field', { leed: 'We' }, ['unknown-field']],
    ['a number for text', { lead: 5 }, ['wrong-type']],
    ['the address of another', { slug: shopNumber(2).slug }, ['path-taken']],
    ['other text', { lead: 'We bake at night.' }, []],
  ])('are checked after an edit: %s', async (_what, change, codes) => {
    const { report } = await afterEdit(() => editShop(7, change));
    expect(report.issues.map(({ code }) => code)).toEqual(codes);
  });

  it('do not cause more rendering after an edit of other rows', async () => {
    expect(await afterEdit(() => editShop(3, { promise: 'Bread for the whole street' }))).toMatchObject({
      rendered: 1,
    });
  });
});

describe('a diagnostic of a row', () => {
  const long = 'Bread that the whole street waits for, long before the bells are rung';
  const lead =
    'We bake at night, and noon is when we sleep: who comes by then finds the door shut, and a loaf in front.';
  const places = ({ issues }: BuildReport) =>
    issues.map(({ code, file = '', line, column, frame }) => [code, file.slice(site.root.length), line, column, frame]);

  /** Edits a row while another row has a title that is too long, and compares the diagnostic. */
  async function editedBeside(edited: number, invalid: number, indent: number) {
    site.edit('templates/pages/shop.ts', "title: 'The shop in {{param.shop.name}}'", "title: '{{param.shop.promise}}'");
    write(
      shops().map((shop, index) => (index === invalid ? { ...shop, promise: long } : shop)),
      indent,
    );
    const { report } = await built();
    expect(report.issues).toMatchObject([{ code: 'meta-title-length', file: join(site.root, table) }]);
    write(
      shops().map((shop, index) => (index === edited ? { ...shop, lead } : shop)),
      indent,
    );
    const next = await built();
    expect(places(next.report)).toEqual(places((await fromNothing()).report));
    expect(next.report.issues).toEqual((await built()).report.issues);
    return next;
  }

  it.each([
    ['after it', 6, 2, 1],
    ['before it', 2, 5, 1],
    ['after it, all on one line', 6, 2, 0],
    ['before it, all on one line', 2, 5, 0],
  ])('has the current location after an edit %s', async (_where, edited, invalid, indent) => {
    await editedBeside(edited, invalid, indent);
  });

  it.each([
    ['is that row', 3, 3, 1],
    ['would be shown around it', 3, 4, 0],
  ])('is made again if the edited row %s', async (_what, edited, invalid, indent) => {
    await editedBeside(edited, invalid, indent);
  });

  it('is rendered again after an edit of a text that a rule of the block is about', async () => {
    addPlates(site, 'check');
    await built();
    const { report } = await afterEdit(() => editShop(3, { short: 'Ask the wolf.' }));
    expect(report.issues.map(({ code, message }) => [code, message])).toEqual([
      ['invalid-value', expect.stringContaining('No wolf may stand on a plate.')],
    ]);
    expect((await afterEdit(() => editShop(3, { short: 'Ask the fox.' }))).report.issues).toEqual([]);
  });
});
