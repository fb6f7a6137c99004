import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { repairTemplate } from '../cli/gallery/repair-template.fixture.ts';
import { siteCopy, starterCopy } from './site-copy.ts';

const { root, read, frontage: at, tool, drop } = siteCopy();
afterAll(drop);

describe('a page that is made from the command line', { timeout: 180_000 }, () => {
  it('of a template passes check, the formatter, the compiler and the build', async () => {
    const made = await at(
      ...['new', '--template', 'keyword-landing', '--path', '/roof-repair', '--theme', 'dark'],
      ...['--param', 'keyword=Roof repair', '--param', 'hero.headline=Roofers that people find'],
    );
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain('  3. Open http://127.0.0.1:5173/roof-repair');
    expect(read('.frontage/types.d.ts')).toContain('"/roof-repair"');
    expect((await at('check')).stdout).toMatch(/^\d+ pages, no errors or warnings\.\n$/);
    expect(await tool('biome', 'check', 'pages.config.ts', 'templates/copy')).toMatchObject({ code: 0 });
    expect(await tool('tsc', '--noEmit', '-p', '.')).toMatchObject({ code: 0, stdout: '' });
    expect((await at('build', '--quiet')).code).toBe(0);
    const page = read('dist/roof-repair.html');
    expect(page).toContain('Roofers that people find');
    expect(page).toContain('data-theme="dark"');
  });

  it('as a copy of another one passes them as well', async () => {
    const made = await at('new', '--from', '/pricing', '--path', '/pricing/teams', '--title', "Your team's price");
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(existsSync(join(root, 'templates/copy/pricing-teams.ts'))).toBe(true);
    expect(await tool('biome', 'check', 'pages.config.ts', 'templates/copy')).toMatchObject({ code: 0 });
    expect(await tool('tsc', '--noEmit', '-p', '.')).toMatchObject({ code: 0, stdout: '' });
    expect((await at('check')).code).toBe(0);
  });

  it('as a copy of one that leaves its meta to its template says what it is told', async () => {
    const made = await at(
      ...['new', '--from', '/roof-repair', '--path', '/roof-repair-tampa', '--title', 'Roof repair in Tampa'],
      ...['--description', 'Roofers that people in Tampa find.'],
    );
    expect(made.code).toBe(0);
    expect(read('pages.config.ts')).toContain(
      "meta: { title: 'Roof repair in Tampa', description: 'Roofers that people in Tampa find.', noindex: true },",
    );
    expect(await tool('biome', 'check', 'pages.config.ts', 'templates/copy')).toMatchObject({ code: 0 });
    expect(await tool('tsc', '--noEmit', '-p', '.')).toMatchObject({ code: 0, stdout: '' });
    expect((await at('check')).code).toBe(0);
  });

  it.each([
    [['--template', 'keyword-landing', '--path', '/pricing'], 'The path /pricing is taken by another page.'],
    [['--template', 'keyword-landing', '--path', '/Home', '--yes'], 'The file templates/copy/home.ts already exists.'],
    [['--template', 'keyword-landing', '--path', '/x/index'], 'Write the path as visitors see it: "/x".'],
    [['--template', 'keyword-landing', '--path', '/x'], 'needs --param keyword=…'],
    [['--template', 'keyword-landing', '--path', '/x', '--param', 'keyord=a'], 'Did you mean "keyword"?'],
    [['--template', 'keyword-landing', '--path', '/x', '--yes', '--theme', 'blue'], 'There is no theme "blue".'],
    [['--path', '/x'], 'Templates: '],
  ])('is refused in words with %j', async (args, words) => {
    const before = read('pages.config.ts');
    const { code, stderr } = await at('new', ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
    expect(read('pages.config.ts')).toBe(before);
  });

  it('is not written when it would have a fault', async () => {
    const before = read('pages.config.ts');
    const link = '[{"label":"Call","href":"/no-such-page"}]';
    const { code, stderr } = await at(
      ...['new', '--template', 'keyword-landing', '--path', '/x', '--yes', '--param', `hero.actions=${link}`],
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining('error link-route templates/copy/x.ts:')]);
    expect(read('pages.config.ts')).toBe(before);
    expect(existsSync(join(root, 'templates/copy/x.ts'))).toBe(false);
  });
});

describe('a copy of a page whose meta is written elsewhere', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);

  it('is kept from search engines, and says what it is told', async () => {
    const config = site.read('pages.config.ts');
    const [home = '', about = ''] = [...config.matchAll(/(?<=^ {6}meta: )\{$[\s\S]*?^ {6}\}/gm)].map(([meta]) => meta);
    site.write(
      'pages.config.ts',
      config
        .replace(home, 'homeMeta')
        .replace(about, 'about.meta')
        .replace('export default', `const homeMeta = ${home};\n\nexport default`),
    );
    const words = site.read('templates/copy/about.ts');
    site.write('templates/copy/about.ts', `${words}\nexport const meta = ${about};\n`);
    await site.tool('biome', 'format', '--write', 'pages.config.ts', 'templates/copy');
    const told = ['--title', 'The team of the firm', '--description', 'Who works here, and what each of us does.'];
    for (const args of [
      ['--from', '/about', '--path', '/team', ...told],
      ['--from', '/', '--path', '/start', '--title', 'Where to begin'],
    ])
      expect(await site.frontage('new', '--yes', ...args)).toMatchObject({ code: 0, stderr: '' });

    expect(await site.tool('biome', 'check', 'pages.config.ts', 'templates/copy')).toMatchObject({ code: 0 });
    expect(await site.tool('tsc', '--noEmit', '-p', '.')).toMatchObject({ code: 0, stdout: '' });
    expect((await site.frontage('check')).stdout).toMatch(/no errors or warnings\.\n$/);
    expect((await site.frontage('build', '--quiet')).code).toBe(0);
    const [team, start] = [site.read('dist/team.html'), site.read('dist/start.html')];
    expect(team).toContain('<title>The team of the firm</title>');
    expect(team).toContain('content="Who works here, and what each of us does."');
    expect(start).toContain('<title>Where to begin</title>');
    for (const page of [team, start]) expect(page).toContain('<meta name="robots" content="noindex">');
    expect(site.read('dist/sitemap.xml').match(/(?<=<loc>)[^<]+/g)).toEqual([
      'https://www.example.com/',
      'https://www.example.com/about',
    ]);
  });
});

describe('a page that is added to a list in a file of its own', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);

  it('is said to have its entry there', async () => {
    const config = site.read('pages.config.ts');
    const [list = ''] = /(?<=^ {2}routes: )\[$[\s\S]*?^ {2}\]/m.exec(config) ?? [];
    const imports = config.match(/^import .*'\.\/templates\/copy\/.*\n/gm) ?? [];
    const words = imports.join('').replaceAll('./templates/copy/', '../copy/');
    mkdirSync(join(site.root, 'templates/routes'));
    site.write('templates/routes/all.ts', `${words}\nexport const routes = ${list};\n`);
    site.write(
      'pages.config.ts',
      `import { routes } from './templates/routes/all.ts';\n${config.replace(`routes: ${list}`, 'routes')}`,
    );
    const { code, stdout } = await site.frontage('new', '--from', '/about', '--path', '/team', '--title', 'Our team');
    expect(code).toBe(0);
    expect(stdout).toContain('its entry in templates/routes/all.ts.');
    expect(stdout).toContain('and the title in templates/routes/all.ts\n');
    expect(site.read('templates/routes/all.ts')).toContain("path: '/team'");
  });
});

describe('a page that is added beside a broken template', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);

  it('is made of another one or of none, and otherwise the fault is told with its place', async () => {
    mkdirSync(join(site.root, 'templates/pages'));
    site.write('templates/pages/city.ts', "export const city = {\n  description: 'One city.\n");
    site.write('templates/pages/repair.ts', repairTemplate);
    site.write('templates/pages/town.ts', "import { gone } from './gone.ts';\nexport const town = gone;\n");
    const path = ['--path', '/team'];
    expect(await site.frontage('new', '--template', 'city', ...path)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^error config-syntax templates\/pages\/city\.ts:2:\d+\n[\s\S]*> 2 \| {3}description/,
      ),
    });
    expect(await site.frontage('new', ...path)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Templates: repair, city (broken), town (broken).'),
    });
    expect(await site.frontage('new', '--template', 'repair', '--path', '/bells', '--yes')).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(await site.frontage('new', '--from', '/about', ...path, '--title', 'Our team')).toMatchObject({ code: 0 });
  });
});

describe('a site with warnings', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);
  const older = 'The site has 4 older warnings: frontage check shows them.\n';
  const notice = (text: string) => `{ block: 'notice', text: '${text}' }`;
  const withWarnings = (text: string) =>
    text.replace(
      /sections: \{/,
      `sections: { one: ${notice('Loaves from $7.')}, two: ${notice('A 30-day guarantee.')}, three: ${notice('500+ guests.')},`,
    );

  it('is edited without saying them again', async () => {
    site.write('pages.config.ts', withWarnings(site.read('pages.config.ts')));
    expect((await site.frontage('check')).stderr).toContain('4 warnings in 1 file');
    const added = await site.frontage(
      'new',
      '--from',
      '/about',
      '--path',
      '/jobs',
      '--title',
      'Work with us at the bakery',
    );
    expect([added.code, added.stderr]).toEqual([0, '']);
    expect(added.stdout.endsWith(`\n\nNo new warnings. ${older}`)).toBe(true);
    const moved = await site.frontage('rename', '/jobs', '/work', '--no-redirect');
    expect([moved.code, moved.stderr]).toEqual([0, '']);
    expect(moved.stdout).toMatch(/^\/jobs is now \/work: .*\nNo new warnings\. The site has 4 older/);
    const removed = await site.frontage('remove', '/work', '--gone');
    expect([removed.code, removed.stderr]).toEqual([0, '']);
    expect(removed.stdout).toMatch(/^Removed \/work.*\nNo new warnings\. The site has 4 older/);
  });

  it('says what an edit adds, and how many that are', async () => {
    const { code, stdout, stderr } = await site.frontage(
      'new',
      '--from',
      '/about',
      '--path',
      '/team',
      '--title',
      'Loaves for $9',
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(/^warning claim-literal .*\n"\$9" is/);
    expect(stderr).toContain('1 warning in 1 file');
    expect(stderr).not.toContain('$7');
    expect(stdout.endsWith(`\n\n1 new warning. ${older}`)).toBe(true);
  });

  it('shows errors alone where they keep it from being edited', async () => {
    site.write('pages.config.ts', site.read('pages.config.ts').replace("path: '/team'", "path: 'team'"));
    const { code, stderr } = await site.frontage('rename', '/about', '/us');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error path-invalid /);
    expect(stderr).not.toContain('warning');
  });
});

describe('a page that moves in a site with odd files', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);

  it('is told of a table that is not written in UTF-8, which keeps its letters', async () => {
    const table = Buffer.from('name,link\nCafé,/about\n', 'latin1');
    const file = join(site.root, 'templates/data/unused.csv');
    mkdirSync(dirname(file));
    writeFileSync(file, table);
    const { code, stderr } = await site.frontage('rename', '/about', '/team');
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(
        'warning config-unreadable templates/data/unused.csv:2:6\nThis file is not saved as UTF-8',
      ),
    ]);
    expect(readFileSync(file)).toEqual(table);
  });

  it('stays where another page would move with it', async () => {
    const config = site
      .read('pages.config.ts')
      .replace('export default', "const root = '/team';\n\nexport default")
      .replace("path: '/team',", 'path: root,')
      .replace(
        'routes: [',
        "routes: [\n    { kind: 'variant', path: root + '/tampa', of: '/team', meta: { noindex: true } },",
      );
    site.write('pages.config.ts', config);
    const { code, stderr } = await site.frontage('rename', '/team', '/people');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^error config-computed pages\.config\.ts:\d+:\d+$/m)]);
    expect(stderr).toContain('The path of /team/tampa is computed from "/team"');
    expect(stderr).toContain("path: '/team/tampa'");
    expect(site.read('pages.config.ts')).toBe(config);
  });
});

describe('a page that is moved and removed from the command line', { timeout: 180_000 }, () => {
  it('shows first what would change, and changes nothing', async () => {
    const before = read('pages.config.ts');
    const { stdout } = await at('rename', '/pricing', '/prices', '--dry-run');
    expect(stdout).toContain("-      path: '/pricing',\n+      path: '/prices',");
    expect(stdout).toContain("+  redirects: [{ from: '/pricing', to: '/prices' }],");
    expect(read('pages.config.ts')).toBe(before);
  });

  it.each([
    ['/Services', 'The path "/Services" is taken by route'],
    ['/services/index', 'The path "/services/index" is taken by route'],
    ['/assets', 'The path "/assets" is used by the build itself.'],
    ['/prices/index', 'Write the path as visitors see it: "/prices".'],
  ])('is not moved to %s', async (path, words) => {
    const before = read('pages.config.ts');
    const { code, stderr } = await at('rename', '/pricing', path);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
    expect(read('pages.config.ts')).toBe(before);
  });

  it('moves with every link to it, and leads visitors on', async () => {
    const { code, stdout } = await at('rename', '/pricing', '/prices');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\/pricing is now \/prices: \d+ links updated/)]);
    expect((await at('check')).code).toBe(0);
    expect(await tool('biome', 'check', 'pages.config.ts', 'templates')).toMatchObject({ code: 0 });
    expect((await at('build', '--quiet')).code).toBe(0);
    expect(read('dist/_redirects')).toContain('/pricing /prices 301\n');
  });

  it('goes with its copy, and names the links that still lead there', async () => {
    expect(await at('remove', '/roof-repair', '--gone', '--quiet')).toMatchObject({ code: 0, stdout: '' });
    expect(existsSync(join(root, 'templates/copy/roof-repair.ts'))).toBe(false);
    expect((await at('check')).code).toBe(0);
    const { code, stderr } = await at('remove', '/prices', '--to', '/services');
    expect([code, stderr]).toEqual([1, expect.stringContaining('The link "/prices" leads to no route')]);
    expect(read('pages.config.ts')).toContain("{ from: '/pricing', to: '/services' }");
  });

  it('needs to be told where visitors go', async () => {
    expect(await at('remove', '/strategy', '--to', '/nowhere')).toMatchObject({ code: 1 });
  });
});
