import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn, type TempSite, tempSite } from '../../../tests/temp-site.ts';
import type { ConfigurableRule, RuleLevel } from '../../sdk/issue.ts';
import { type BuildOptions, type BuildReport, build } from '../index.ts';
import { unchangedBuild } from './build-record.ts';

const towns = 'templates/data/towns.json';
const trades = 'templates/data/trades.csv';

type Town = Record<string, string>;

let site: TempSite;
let elsewhere: string;

beforeEach(() => {
  site = tempSite('trades');
  elsewhere = mkdtempSync(join(tmpdir(), 'frontage-clean-'));
  editTowns((few) => [...few, ...more]);
  const craft = (name: string, words: string) => `\n${name.toLowerCase()},${name},${words}`;
  site.edit(
    trades,
    'We carry every joint the county ever sold.',
    `We carry every joint the county ever sold.${[
      craft('Fencing', 'set posts,Oak below the frost and wire that gives before the cow does.'),
      craft('Glazing', 'fit panes,Putty by hand because the frames are older than the road.'),
      craft('Paving', 'lay stone,A bed of sand and a level that nobody argues with.'),
      craft('Hedging', 'lay hedges,Billhook in winter and not one chain saw in the lane.'),
      craft('Joinery', 'hang doors,Ash for handles and pine for nothing that meets rain.'),
      craft('Masonry', 'build walls,Lime that cures slowly and outlives all of us here.'),
    ].join('')}`,
  );
});
afterEach(() => {
  site.drop();
  rmSync(elsewhere, { recursive: true, force: true });
});

/** Enough rows that an edit of one is small. */
const more: readonly Town[] = [
  [
    'Dunmere',
    'a mill without a wheel',
    'Stone was carried off for the railway, so walls there are what the river left.',
  ],
  [
    'Elmbridge',
    'its one steep street',
    'Carts stopped at the chapel, and so do we: the rest goes up by hand and rope.',
  ],
  ['Farrow', 'the fair in May', 'Booths leave holes in every green, and someone must know which drain runs under.'],
  ['Gadsby', 'bees on the church', 'Honey came through a ceiling once; since then we knock before we open anything.'],
  ['Harden', 'its blue gates', 'Paint is mixed by the smith, and whoever brings another blue is not asked again.'],
].map(([name = '', known = '', story = '']) => ({ slug: name.toLowerCase(), name, known, story }));

function editTowns(change: (towns: readonly Town[]) => readonly Town[]): void {
  const file = join(site.root, towns);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2));
}

/** Changes a town by name. */
function editTown(name: string, change: Town): void {
  editTowns((all) => all.map((town) => (town.name === name ? { ...town, ...change } : town)));
}

function setRule(code: ConfigurableRule, level: RuleLevel): void {
  site.edit('pages.config.ts', "  locale: 'en-US',", `  locale: 'en-US',\n  rules: { '${code}': '${level}' },`);
}

async function built(change: Partial<BuildOptions> = {}): Promise<BuildReport> {
  const options = { ...site.options, engine: 'one', today: '2026-05-01', ...change };
  return (await unchangedBuild(options)) ?? (await build(options));
}

/** Builds without a cache. */
async function fromNothing() {
  const [out, cacheDir] = [join(elsewhere, 'dist'), join(elsewhere, '.frontage')];
  for (const folder of [out, cacheDir]) rmSync(folder, { recursive: true, force: true });
  const report = await built({ out, cacheDir });
  return { report, files: report.result === undefined ? undefined : filesIn(out) };
}

/** Sizes of all pages, and the weights of the first ones, because weighing all takes long. */
const weights = ({ pages }: BuildReport) =>
  pages.map(({ path, file, size, weight }, index) => [path, file, size, weight.script, index < 12 && weight.document]);

function differing(some: ReadonlyMap<string, Buffer>, others: ReadonlyMap<string, Buffer>): string[] {
  return [...new Set([...some.keys(), ...others.keys()])].filter(
    (file) => some.get(file)?.equals(others.get(file) ?? Buffer.alloc(0)) !== true,
  );
}

/** Edits a built site, and compares the next build with one without a cache. */
async function afterEdit(edit: () => void, warnings: readonly string[] = []) {
  const first = await built();
  expect(first.issues.map(({ code }) => code)).toEqual(warnings);
  edit();
  const next = await built();
  const clean = await fromNothing();
  // Without a cache, gone pages are unknown.
  const here = next.issues.filter(({ code }) => code !== 'route-gone');
  expect(here).toEqual(clean.report.issues);
  if (clean.files !== undefined) {
    expect(differing(filesIn(site.options.out), clean.files)).toEqual([]);
    expect(weights(next)).toEqual(weights(clean.report));
  }
  return next;
}

describe('a build after an edit of a few rows', () => {
  it.each<readonly [what: string, edit: () => void, rendered: number]>([
    [
      'a text of a row',
      () => editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' }),
      8,
    ],
    [
      'texts of two rows',
      () => {
        editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' });
        editTown('Cold Hill', { story: 'Nobody there has owned an umbrella since the year of the great flood.' });
      },
      16,
    ],
    ['a text of a CSV table', () => site.edit(trades, 'A bed of sand and a level', 'A bed of grit and a level'), 8],
  ])('renders only the pages of these rows: %s', async (_what, edit, rendered) => {
    const report = await afterEdit(edit);
    expect(report.pages.filter((page) => page.rendered)).toHaveLength(rendered);
    expect(report.result?.written).toHaveLength(rendered);
    expect((await built()).result).toMatchObject({ written: [], removed: [] });
  });

  it('repeats warnings about other pages', async () => {
    site.edit('pages.config.ts', 'Pick the work, then', `${'Pick the work, '.repeat(12)}then`);
    const edit = () => editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' });
    const report = await afterEdit(edit, ['meta-description-length']);
    expect(report.issues).toHaveLength(1);
  });

  it('repeats warnings about titles of other rows', async () => {
    const long = 'Cold Hill behind the second bend of the old river road';
    editTown('Cold Hill', { name: long });
    const edit = () => editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' });
    const report = await afterEdit(edit, ['meta-title-length']);
    expect(report.pages.filter((page) => page.rendered)).toHaveLength(8);
    expect(report.issues).toMatchObject([
      { message: expect.stringMatching(/7 other pages of this route have the same problem/) },
    ]);
    const own = () =>
      editTown(long, { story: 'Nobody there has owned an umbrella since the year of the great flood.' });
    await afterEdit(own, ['meta-title-length']);
  });

  it('repeats warnings about orphan pages', async () => {
    site.edit(
      'pages.config.ts',
      "groups: { pagesOf: 'towns', groupBy: 'trade', label: '{{param.trade.name}} in {{param.town.name}}' }",
      "groups: [{ links: [{ label: 'Roofs by the brook', href: '/roofing/brook' }] }]",
    );
    const edit = () => editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' });
    const report = await afterEdit(edit, ['page-orphan']);
    expect(report.issues).toMatchObject([{ message: expect.stringMatching(/and 60 more\.$/) }]);
  });

  it.each([
    ['after it', 'set posts', 'Lime that cures slowly', 'Lime that cures in spring'],
    ['before it', 'build walls', 'the county ever sold', 'that was ever sold'],
  ])(
    'renders the pages of a CSV row with a text that another row contains, %s',
    async (_where, verb, before, after) => {
      site.edit(trades, verb, 'work');
      site.edit(
        'templates/pages/trade-in-town.ts',
        "title: '{{param.trade.name}} in {{param.town.name}}'",
        "title: '{{param.trade.verb}}'",
      );
      setRule('meta-title-doubled', 'off');
      const report = await afterEdit(
        () => site.edit(trades, before, after),
        ['meta-title-length', 'meta-title-length'],
      );
      expect(report.issues.map(({ file }) => file)).toContain(join(site.root, trades));
    },
  );

  it.each([
    ['all pages if the text is in the row', 'Cold Hill'],
    ['the pages of the row if the text is in another', 'Brook'],
  ])('renders %s', async (_what, town) => {
    site.edit(
      'templates/pages/trade-in-town.ts',
      "title: '{{param.trade.name}} in {{param.town.name}}'",
      "title: { param: 'town.known' }",
    );
    setRule('meta-title-doubled', 'off');
    const edit = () => editTown(town, { story: 'The inn lends us its cart, and asks for the gutters in return.' });
    const report = await afterEdit(edit, ['meta-title-length', 'meta-title-length']);
    expect(report.issues.map(({ file }) => file)).toContain(join(site.root, towns));
  });

  it.each([
    [
      'title',
      " in {{param.town.name}}',\n    desc",
      " by {{param.town.known}}',\n    desc",
      'near {{param.town.known}}',
      'near where you are',
    ],
    ['description', ' in {{param.town.name}}, near', ' on foot, near', '', ''],
  ] as const)('makes everything where a page gets the %s of another', async (what, before, after, rest, none) => {
    const template = 'templates/pages/trade-in-town.ts';
    site.edit(template, before, after);
    site.edit(template, rest, none);
    const report = await afterEdit(() => editTown('Gadsby', { known: 'the fair in May' }));
    expect(report.issues.map(({ code }) => code)).toContain(`meta-${what}-doubled`);
  });

  it('renders all pages if there are new warnings', async () => {
    setRule('secret-published', 'warn');
    const report = await afterEdit(() => editTown('Brook', { story: 'They ask for AKIAIOSFODNN7EXAMPLE.' }));
    expect(report.issues.map(({ code }) => code)).toEqual(['secret-published']);
  });

  it('repeats warnings about the theme', async () => {
    const contrast = ['contrast', 'contrast', 'contrast'];
    site.write(
      'templates/theme.css',
      `${readFileSync(join(site.root, 'templates/theme.css'), 'utf8')}\n:root{--ink:#999}`,
    );
    const edit = () => editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' });
    const report = await afterEdit(edit, contrast);
    expect(report.issues.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^--ink on --paper has /));
    const fixed = await afterEdit(() => site.edit('templates/theme.css', ':root{--ink:#999}', ''), contrast);
    expect(fixed.issues).toEqual([]);
  });

  it.each<readonly [what: string, before: string, after: string]>([
    [
      'a list that picks rows',
      "groupBy: 'trade', label:",
      "groupBy: 'trade', where: { town: ['brook', 'farrow'] }, note: '{{param.town.known}}', label:",
    ],
    [
      'a layout with a list',
      "links: [\n                { label: 'Thatching'",
      "links: [\n                { label: 'Every roof', href: '/roofing/brook' },\n                { label: 'Thatching'",
    ],
    [
      'a list in a layout',
      'bottom: {\n',
      "bottom: {\n        every: { block: 'directory', headline: 'Elsewhere', groups: { pagesOf: 'towns', groupBy: 'trade' } },\n",
    ],
    [
      'a redirect to a page of a matrix',
      '  routes: [\n',
      "  redirects: [{ from: '/roofs', to: '/roofing/brook' }],\n  routes: [\n",
    ],
    [
      'a redirect to the full URL of a page of a matrix',
      '  routes: [\n',
      "  redirects: [{ from: '/roofs', to: 'https://trades.example/roofing/cold-hill?x=1' }],\n  routes: [\n",
    ],
  ])('has the output of a build without a cache beside %s', async (_what, before, after) => {
    site.edit('pages.config.ts', before, after);
    setRule('page-orphan', 'off');
    const story = 'The inn lends us its cart, and asks for the gutters in return.';
    await afterEdit(() => editTown('Brook', { story }));
    await afterEdit(() => editTown('Brook', { name: 'Brookside' }));
  });

  it('reuses pages over several edits', async () => {
    await afterEdit(() =>
      editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' }),
    );
    for (const story of ['We sleep at the mill when the ford is up.', 'Geese tell the whole lane that we have come.']) {
      await afterEdit(() => editTown('Farrow', { story }));
    }
  });

  it('writes nothing if only the layout of the table changed', async () => {
    const report = await afterEdit(() =>
      site.write(towns, JSON.stringify(JSON.parse(readFileSync(join(site.root, towns), 'utf8')))),
    );
    expect(report.result).toMatchObject({ written: [], removed: [] });
  });

  it.each<readonly [what: string, edit: () => void]>([
    ['a title that others list', () => editTown('Brook', { name: 'Brookside' })],
    ['an address', () => editTown('Brook', { slug: 'brookside' })],
    [
      'one row more',
      () =>
        editTowns((all) => [
          ...all,
          {
            ...(all[1] as Town),
            slug: 'isle',
            name: 'Isle',
            story: 'Boats only, and the tide decides when we are done with a roof.',
          },
        ]),
    ],
    ['one row less', () => editTowns((all) => all.slice(0, -1))],
    ['the order of rows', () => editTowns((all) => [...all].reverse())],
    [
      'the row of the original of a variant',
      () => editTown('Ashford', { story: 'Chimneys were rebuilt after the quake, and lean no more.' }),
    ],
    [
      'a text that another row has',
      () =>
        editTown('Brook', {
          story: 'Ladders are tied twice here, and nobody hangs out washing on a Monday with north in it.',
        }),
    ],
    ['an error in a row', () => editTown('Brook', { story: 'It costs {{facts.nothing}} there.' })],
    ['an invalid row', () => editTown('Brook', { story: '' })],
    ['an invalid table', () => site.write(towns, '[{]')],
    [
      'rows of both tables',
      () => {
        editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' });
        site.edit(trades, 'A bed of sand and a level', 'A bed of grit and a level');
      },
    ],
    [
      'the config as well',
      () => {
        editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' });
        site.edit('pages.config.ts', 'Every trade, every town', 'All trades, all towns');
      },
    ],
    [
      'a page of the output as well',
      () => {
        editTown('Brook', { story: 'The inn lends us its cart, and asks for the gutters in return.' });
        writeFileSync(join(site.options.out, 'index.html'), 'edited');
      },
    ],
  ])('has the output of a build without a cache, and renders all pages: %s', async (_what, edit) => {
    await afterEdit(edit);
  });

  it('repeats warnings until they are fixed', async () => {
    await built();
    editTown('Brook', { name: 'A town whose name is so long that no list of results will ever show the whole of it' });
    const warned = await built();
    expect(warned.issues.map(({ code }) => code)).toContain('meta-title-length');
    editTown('Farrow', { story: 'We sleep at the mill when the ford is up.' });
    const report = await built();
    expect(report.issues).toEqual(warned.issues);
  });
});
