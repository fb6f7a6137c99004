import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDev } from '../cli/commands/dev.ts';
import { build, check } from '../renderer/build/index.ts';
import { bin, run } from './command.ts';
import { filesIn, siteIn, type TempSite, tempSite } from './temp-site.ts';

const names = ['anna', 'bert', 'carl'] as const;

/** Three sites and the folder that they share. */
function clients() {
  const all = tempSite('clients');
  onTestFinished(all.drop);
  const sites = names.map((name) => siteIn(join(all.root, name)));
  return { all, sites, anna: sites[0] as TempSite };
}

/** Builds a site and returns the paths of the pages that were rendered. */
async function rendered({ options }: TempSite): Promise<string[]> {
  const { issues, pages, result } = await build(options);
  expect([issues, result !== undefined]).toEqual([[], true]);
  return pages.filter((page) => page.rendered).map(({ path }) => path);
}

const everyPage = ['/', '/privacy', '/404'];

describe('sites with a shared folder', () => {
  it('use its copy, blocks and theme', async () => {
    const { sites } = clients();
    for (const site of sites) await rendered(site);
    const built = sites.map(({ options }) => filesIn(options.out));
    for (const files of built) {
      expect(files.get('index.html')?.toString()).toContain('.pledge{');
      expect(files.get('privacy.html')?.toString()).toContain('until your question is answered');
      expect([...files.keys()].filter((file) => /islands\/pledge/.test(file))).toHaveLength(1);
    }
    // The site's own tokens come after those of the shared theme.
    const accents = built.map((files) =>
      [...(files.get('index.html')?.toString() ?? '').matchAll(/--accent:(oklch\([^)]*\))/g)].map(([, value]) => value),
    );
    expect(accents.map((values) => values.at(-1))).toEqual(
      ['150', '240', '40'].map((hue) => expect.stringMatching(new RegExp(` ${hue}\\)$`))),
    );
  });

  it('are all built again after an edit of what they share, and alone after an edit of their own', async () => {
    const { all, sites, anna } = clients();
    const renderedPages = async () => {
      const pages: string[][] = [];
      for (const site of sites) pages.push(await rendered(site));
      return pages;
    };
    expect(await renderedPages()).toEqual([everyPage, everyPage, everyPage]);
    expect(await renderedPages()).toEqual([[], [], []]);
    all.edit('shared/copy/legal.ts', 'until your question is answered', 'and no longer');
    expect(await renderedPages()).toEqual([['/privacy'], ['/privacy'], ['/privacy']]);
    anna.edit('templates/copy/home.ts', 'ride it home', 'ride home');
    expect(await renderedPages()).toEqual([['/'], [], []]);
    all.edit('shared/theme.css', '--page: 60rem', '--page: 61rem');
    expect(await renderedPages()).toEqual([everyPage, everyPage, everyPage]);
    all.edit('shared/blocks/pledge/view.tsx', 'tone="tint"', 'tone="paper"');
    expect(await renderedPages()).toEqual([everyPage, everyPage, everyPage]);
  });

  it('get an updated declaration of the shared blocks', async () => {
    const { anna } = clients();
    const made = await run(process.execPath, [bin, 'types'], { cwd: anna.root });
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(filesIn(join(anna.root, '.frontage')).get('types.d.ts')?.toString()).toContain('block: "pledge";');
  });

  it('change in dev when a shared file changes or appears', async () => {
    const { all, anna } = clients();
    const { url, close } = await startDev({ ...anna.options, port: 0, host: '127.0.0.1', command: 'frontage dev' });
    onTestFinished(close);
    const page = async (path: string) => (await fetch(new URL(path, url))).text();
    const eventually = (path: string) => expect.poll(() => page(path), { timeout: 60_000, interval: 50 });
    await eventually('/privacy').toContain('until your question is answered');
    all.edit('shared/copy/legal.ts', 'until your question is answered', 'and no longer');
    await eventually('/privacy').toContain('and no longer');
    all.edit('shared/theme.css', '--page: 60rem', '--page: 61rem');
    await eventually('/').toContain('30.5rem');
    all.edit('shared/blocks/pledge/style.css', '4px', '7px');
    await eventually('/').toContain('7px solid');
    anna.edit('pages.config.ts', 'pledge: home.pledge', "pledge: { block: 'vow' }");
    await eventually('/').toContain('There is no block &quot;vow&quot;');
    cpSync(join(all.root, 'shared/blocks/pledge'), join(all.root, 'shared/blocks/vow'), { recursive: true });
    all.edit('shared/blocks/vow/index.ts', "type: 'pledge'", "type: 'vow'");
    all.edit('shared/blocks/vow/index.ts', 'fields: pledgeFields', 'fields: {}');
    all.edit('shared/blocks/vow/view.tsx', '<Island name="pledge" on="load" of={Conditions}', '<Conditions');
    all.edit('shared/blocks/vow/view.tsx', 'headline={headline}', 'headline="Our vow"');
    all.edit('shared/blocks/vow/view.tsx', 'props={{ more, conditions }}', 'more="vowed" conditions=""');
    await eventually('/').toContain('vowed');
  });
});

describe('docs/many-sites.md', () => {
  it('shows files of these sites', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../docs/many-sites.md'), 'utf8');
    const shown = [...text.matchAll(/^```\w+ (clients\/\S+)\n([\s\S]*?)^```$/gm)];
    expect(shown).toHaveLength(4);
    for (const [, file = '', code] of shown)
      expect(readFileSync(resolve(import.meta.dirname, 'fixtures', file), 'utf8')).toBe(code);
  });
});

describe('the permission to use a shared folder', () => {
  const codes = async ({ options }: TempSite) => (await check(options)).issues.map(({ code }) => code);
  const manifest = (shared: unknown) => JSON.stringify({ name: 'clients', frontage: { shared } });

  it('comes from package.json alone, also after a build with it', async () => {
    const { all, anna } = clients();
    expect(await codes(anna)).toEqual([]);
    for (const shared of [undefined, [], 'shared', ['elsewhere'], [7], ['.'], ['..'], ['/'], ['anna']]) {
      all.write('package.json', manifest(shared));
      const found = await codes(anna);
      expect([shared, new Set(found)]).toEqual([shared, new Set(['file-outside'])]);
    }
    all.write('package.json', manifest(['./shared/']));
    expect(await codes(anna)).toEqual([]);
  });

  it('is that of the nearest package.json', async () => {
    const { all, anna } = clients();
    all.write('package.json', '{}');
    anna.write('package.json', JSON.stringify({ name: 'anna', frontage: { shared: ['../shared'] } }));
    expect(await codes(anna)).toEqual([]);
  });

  it('does not extend to links out of the folder', async () => {
    const { all, anna } = clients();
    const secret = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-secret-')));
    onTestFinished(() => rmSync(secret, { recursive: true, force: true }));
    writeFileSync(join(secret, 'legal.ts'), 'export const privacy = 1;');
    all.remove('shared/copy/legal.ts');
    symlinkSync(join(secret, 'legal.ts'), join(all.root, 'shared/copy/legal.ts'));
    expect(await codes(anna)).toEqual(['file-outside']);
  });

  it('covers pictures behind links and in style sheets, and tables', async () => {
    const { all, anna } = clients();
    mkdirSync(join(all.root, 'shared/images'));
    cpSync(join(anna.root, 'templates/images/mark.svg'), join(all.root, 'shared/images/badge.svg'));
    symlinkSync('../../../shared/images/badge.svg', join(anna.root, 'templates/images/badge.svg'));
    anna.edit('pages.config.ts', "icon: 'mark.svg'", "icon: 'badge.svg'");
    anna.remove('templates/images/mark.svg');
    anna.write(
      'templates/theme.css',
      "@import '../../shared/theme.css';\n.x{background:url(../../shared/images/badge.svg)}",
    );
    all.write('shared/towns.csv', 'slug,name\nhull,Hull\nyork,York\n');
    anna.edit('pages.config.ts', 'import { defineSite }', 'import { csv, defineSite }');
    anna.edit(
      'pages.config.ts',
      'export default',
      "const slug = { type: 'text', help: 'A town.', example: 'hull' };\nexport default",
    );
    anna.edit(
      'pages.config.ts',
      '  routes: [',
      `  routes: [
    {
      kind: 'matrix',
      name: 'towns',
      path: '/in-{{param.town.slug}}',
      rows: { town: csv('../shared/towns.csv') },
      template: {
        description: 'A town.',
        params: { town: { type: 'group', fields: { slug, name: slug } } },
        meta: { title: 'Bicycles in {{param.town.name}}', description: 'A workshop for bicycles in {{param.town.name}}.' },
        sections: { intro: { block: 'pageIntro', headline: 'In {{param.town.name}}' } },
      },
    },`,
    );
    expect(new Set(await codes(anna))).toEqual(new Set(['doorway', 'meta-description-length', 'page-orphan']));
    all.write('package.json', manifest([]));
    expect(await codes(anna)).toContain('file-outside');
  });
});

describe('imports of a theme', () => {
  const importing = async (css: string, files: Readonly<Record<string, string>> = {}) => {
    const { all, anna } = clients();
    for (const [file, text] of Object.entries(files)) all.write(file, text);
    anna.write('templates/theme.css', css);
    const { issues } = await check(anna.options);
    return issues.map(({ code, message, file, line, column }) => ({
      code,
      message,
      at: [file?.slice(all.root.length + 1), line, column].join(':'),
    }));
  };
  const shared = '../../shared/theme.css';

  it('may follow comments and be nested, and a sheet counts once', async () => {
    expect(
      await importing(`/* Ours */ @import "${shared}";\n@import url('./more.css');`, {
        'anna/templates/more.css': "@import './theme.css';\n@import '../../shared/theme.css';\n:root { --page: 50rem }",
      }),
    ).toEqual([]);
  });

  it.each([
    ['a missing sheet', "\n @import '../../shared/thme.css';", 'theme-invalid', 'anna/templates/theme.css:2:2'],
    ['a condition', `@import '${shared}' screen;`, 'theme-invalid', 'anna/templates/theme.css:1:1'],
    ['a sheet elsewhere', "@import '../../../../etc/x.css';", 'file-outside', 'anna/templates/theme.css:1:1'],
    ['another host', "@import 'https://fonts.example/x.css';", 'theme-invalid', 'anna/templates/theme.css:1:1'],
    ['an import after rules', `:root{} @import '${shared}';`, 'theme-invalid', 'anna/templates/theme.css:1:9'],
  ])('report %s', async (_name, css, code, at) => {
    expect(await importing(css)).toContainEqual(expect.objectContaining({ code, at }));
  });

  it('are where errors of an imported sheet are reported', async () => {
    const css = `@import '${shared}';\n@import './more.css';`;
    const invalid = { 'anna/templates/more.css': ':root {\n  --ink: oklch(0.9 0 0);\n}\n' };
    expect((await importing(css, invalid)).map(({ code, at }) => `${code} ${at}`)).toContain(
      'contrast anna/templates/more.css:2:3',
    );
    const broken = { 'anna/templates/more.css': ':root {\n  x: url(./none.svg);\n}\n' };
    expect(await importing(css, broken)).toEqual([
      expect.objectContaining({ code: 'theme-invalid', at: 'anna/templates/more.css:2:10' }),
    ]);
  });
});
