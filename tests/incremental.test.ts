import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildOptions, build } from '../renderer/build/index.ts';
import { frontage } from './command.ts';
import { copyEngine } from './engine-copy.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('bakery');
afterAll(site.drop);

let options: BuildOptions = site.options;

const fair =
  "    { path: '/fair', meta: { title: 'We bake at the fair', description: 'Once a year the oven removing to the fair, and so do we, with buns.' }, layout: 'shop', sections: { intro: fair.intro } },\n";

/** The code that the island uses, with a minimum number of hours. */
const total = (least: number) =>
  `export const total = (hours: number, hour: number, day: number) => Math.min(Math.max(${least}, hours) * hour, day);\n`;

/** Edits between builds. They build on each other, so the order matters. */
const edits: Readonly<Record<string, () => void>> = {
  'text of a section': () => site.edit('templates/copy/home.ts', 'The crust is loud.', 'The crust is very loud.'),
  'text of a section on every page': () => site.edit('templates/copy/shared.ts', 'The shop', 'Our shop'),
  'a title': () => site.edit('pages.config.ts', 'Bread every week', 'Bread, week by week'),
  'a fact': () => site.edit('pages.config.ts', 'value: 9.5,', 'value: 9.75,'),
  'the value of a fact on one page': () =>
    site.edit(
      'pages.config.ts',
      "path: '/bread',",
      "path: '/bread',\n      facts: { 'loaf.large': { value: 4.2, because: 'The week of the harvest.' } },",
    ),
  'a new page': () => {
    site.write(
      'templates/copy/fair.ts',
      "export const intro = { block: 'pageIntro', headline: 'At the Whitsun fair', actions: [{ label: 'Bread', href: '/bread' }] };\n",
    );
    site.edit(
      'pages.config.ts',
      'import * as home',
      "import * as fair from './templates/copy/fair.ts';\nimport * as home",
    );
    site.edit('pages.config.ts', '  routes: [\n', `  routes: [\n${fair}`);
  },
  'the path of a page': () => site.edit('pages.config.ts', "path: '/fair'", "path: '/events/fair'"),
  'a removed page': () => {
    site.edit('pages.config.ts', fair.replace('/fair', '/events/fair'), '');
    site.edit('pages.config.ts', "import * as fair from './templates/copy/fair.ts';\n", '');
    site.remove('templates/copy/fair.ts');
  },
  'a token of the theme': () => site.edit('templates/theme.css', '--page: 68rem', '--page: 70rem'),
  'a picture': () => site.edit('templates/images/loaf.svg', '#c98a2b', '#b87a1b'),
  'the name of a picture': () => {
    site.move('templates/images/loaf.svg', 'templates/images/cob.svg');
    site.edit('pages.config.ts', "'loaf.svg'", "'cob.svg'");
    site.edit('templates/copy/shared.ts', "'loaf.svg'", "'cob.svg'");
  },
  'the document template': () => site.edit('templates/document.hbs', 'Straight to the page', 'Past the counter'),
  'a new block of the site': () => {
    cpSync(resolve(import.meta.dirname, 'fixtures/own-block/templates/blocks'), join(site.root, 'templates/blocks'), {
      recursive: true,
    });
    site.edit(
      'pages.config.ts',
      'plans: subscriptions.plans,',
      "plans: subscriptions.plans, hire: { block: 'hirePrice', headline: 'A stall', label: 'Hours', hour: { fact: 'loaf.rye' }, day: { fact: 'cake.tart' }, note: 'With an awning.' },",
    );
  },
  'the style of that block': () => site.edit('templates/blocks/hire-price/style.css', '20rem', '24rem'),
  'a layout of that block': () => {
    site.edit(
      'templates/blocks/hire-price/index.ts',
      '  View:',
      "  layouts: { thin: 'Thin.', wide: 'Wide.' },\n  View:",
    );
    mkdirSync(join(site.root, 'templates/blocks/hire-price/layouts'));
    site.write('templates/blocks/hire-price/layouts/wide.css', '.hire-price {\n  max-inline-size: 50rem;\n}\n');
    site.edit('pages.config.ts', "{ block: 'hirePrice',", "{ block: 'hirePrice', layout: 'wide',");
  },
  'the style of that layout': () => site.edit('templates/blocks/hire-price/layouts/wide.css', '50rem', '60rem'),
  'the view of that block': () => site.edit('templates/blocks/hire-price/view.tsx', 'tone="tint"', 'tone="ink"'),
  'the island of that block': () =>
    site.edit('templates/blocks/hire-price/total.ts', 'Math.max(1, hours)', 'Math.max(2, hours)'),
  'its island, moved into another file': () => {
    site.move('templates/blocks/hire-price/island.tsx', 'templates/blocks/hire-price/counter.tsx');
    site.write('templates/blocks/hire-price/island.tsx', "export { default } from './counter.tsx';\n");
    site.edit('templates/blocks/hire-price/view.tsx', './island.tsx', './counter.tsx');
    site.edit('templates/blocks/hire-price/counter.tsx', '        {label}\n', '        {label}, {currency}\n');
  },
  'its island, removed': () => site.remove('templates/blocks/hire-price/island.tsx'),
  'its island, restored': () =>
    site.write('templates/blocks/hire-price/island.tsx', "export { default } from './counter.tsx';\n"),
  'a module of its island, imported without an extension': () => {
    site.remove('templates/blocks/hire-price/total.ts');
    mkdirSync(join(site.root, 'templates/blocks/hire-price/total'));
    site.write('templates/blocks/hire-price/total/index.ts', total(3));
    site.edit('templates/blocks/hire-price/counter.tsx', "'./total.ts'", "'./total'");
  },
  'a module that resolves before it': () => site.write('templates/blocks/hire-price/total.tsx', total(4)),
  'a module that resolves before both': () => site.write('templates/blocks/hire-price/total.ts', total(5)),
  'the client library': () =>
    site.edit('pages.config.ts', 'export default defineSite({', "export default defineSite({\n  client: 'preact',"),
  'a page without a layout': () =>
    site.edit('pages.config.ts', "layout: 'shop',\n      theme: 'light',", "theme: 'light',"),
  'the origin of the site': () => {
    site.edit('pages.config.ts', 'https://example.org/bakery', 'https://barm.example');
    site.edit('pages.config.ts', "trailingSlash: 'always'", "trailingSlash: 'never'");
  },
  'the year': () => {
    options = { ...options, year: 2027 };
  },
  'the output itself': () => {
    site.remove('dist/bread.html');
    site.write('dist/index.html', 'Not from here.');
  },
};

/** Edits that remove a page from its path. */
const removing = new Set(['the path of a page', 'a removed page']);

beforeAll(async () => {
  // No page links to the page that is added and removed here.
  site.edit(
    'pages.config.ts',
    "  name: 'Barm & Daughters',\n",
    "  name: 'Barm & Daughters',\n  rules: { 'page-orphan': 'off' },\n",
  );
  await build(options);
});

describe('after a change of', () => {
  it.each(Object.entries(edits))('%s, the site equals a clean build of the same input', async (name, edit) => {
    edit();
    const { issues, result } = await build(options);
    expect(issues.map(({ code }) => code)).toEqual(removing.has(name) ? ['route-gone'] : []);
    expect([...(result?.written ?? []), ...(result?.removed ?? [])], 'files that changed').not.toEqual([]);

    const clean = { ...options, out: join(site.root, 'clean'), cacheDir: join(site.root, 'clean-cache') };
    // The file name of a card is a hash of its input. `cards.test.ts` checks that drawing is deterministic.
    cpSync(join(options.cacheDir, 'cards'), join(clean.cacheDir, 'cards'), { recursive: true });
    await build(clean);
    expectSame(filesIn(options.out), filesIn(clean.out));
    for (const folder of [clean.out, clean.cacheDir]) rmSync(folder, { recursive: true });
  });
});

describe('after a change of the engine', () => {
  it('nothing from the previous engine is reused', async () => {
    const engine = join(site.root, 'engine');
    const run = { cwd: site.root, entry: copyEngine(engine) };
    expect(await frontage(['build', '-q'], run)).toMatchObject({ code: 0 });
    site.edit('engine/renderer/build/page/render/section.ts', 'return html.', "return '<!-- new -->' + html.");
    expect(await frontage(['build', '-q'], run)).toMatchObject({ code: 0 });
    expect(filesIn(options.out).get('index.html')?.toString()).toContain('<!-- new -->');
  });
});

describe('after a change of a package', () => {
  it('that a block of the site imports, pages are rendered again', async () => {
    const run = { cwd: site.root };
    const installPackage = (version: string, text: string) => {
      site.write('node_modules/kneading/package.json', JSON.stringify({ name: 'kneading', version }));
      site.write('node_modules/kneading/index.js', "exports.kneaded = require('./words.js').words;\n");
      site.write('node_modules/kneading/words.js', `exports.words = '${text}';\n`);
    };
    mkdirSync(join(site.root, 'node_modules/kneading'), { recursive: true });
    installPackage('1.0.0', 'Kneaded by hand.');
    site.edit(
      'templates/blocks/hire-price/view.tsx',
      'import HireCounter',
      "import { kneaded } from 'kneading';\nimport HireCounter",
    );
    site.edit('templates/blocks/hire-price/view.tsx', '{note}', '{note} {kneaded}');
    const built = async () => {
      expect(await frontage(['build', '-q'], run)).toMatchObject({ code: 0 });
      return Buffer.concat([...filesIn(options.out).values()]).toString();
    };
    expect(await built()).toContain('Kneaded by hand.');
    installPackage('1.0.1', 'Kneaded by foot.');
    expect(await built()).toContain('Kneaded by foot.');
  });
});

function expectSame(files: ReadonlyMap<string, Buffer>, others: ReadonlyMap<string, Buffer>): void {
  expect([...files.keys()]).toEqual([...others.keys()]);
  for (const [file, bytes] of files) expect(bytes.toString('latin1'), file).toBe(others.get(file)?.toString('latin1'));
}
