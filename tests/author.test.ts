import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startDev } from '../cli/commands/dev.ts';
import { repairTemplate } from '../cli/gallery/repair-template.fixture.ts';
import { siteCopy, starterCopy } from './site-copy.ts';
import { siteIn } from './temp-site.ts';

const { root, read, inProcess: at, tool, drop } = siteCopy();
afterAll(drop);

describe('a page that is made from the command line', { timeout: 180_000 }, () => {
  it('from a template passes check, the formatter and the compiler, and is served', async () => {
    const made = await at(
      ...['new', '--template', 'keyword-landing', '--path', '/roof-repair', '--theme', 'dark'],
      ...['--param', 'keyword=Roof repair', '--param', 'hero.headline=Roofers that people find'],
    );
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain('  3. Open http://127.0.0.1:5173/roof-repair');
    expect(read('.frontage/types.d.ts')).toContain('"/roof-repair"');
    expect((await at('check')).stdout).toMatch(/^\d+ pages, no errors or warnings\.\n$/);
    const { url, close } = await startDev({ ...siteIn(root).options, port: 0, host: '127.0.0.1', command: 'dev' });
    const page = await (await fetch(`${url}roof-repair`)).text();
    await close();
    expect(page).toContain('Roofers that people find');
    expect(page).toContain('data-theme="dark"');
  });

  it('as a copy of another page passes them as well', async () => {
    const made = await at('new', '--from', '/pricing', '--path', '/pricing/teams', '--title', "Your team's price");
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(existsSync(join(root, 'templates/copy/pricing-teams.ts'))).toBe(true);
    expect((await at('check')).code).toBe(0);
  });

  it('as a copy of a page whose meta comes from its template has the given title and description', async () => {
    const made = await at(
      ...['new', '--from', '/roof-repair', '--path', '/roof-repair-tampa', '--title', 'Roof repair in Tampa'],
      ...['--description', 'Roofers that people in Tampa find.'],
    );
    expect(made.code).toBe(0);
    expect(read('pages.config.ts')).toContain(
      "meta: { title: 'Roof repair in Tampa', description: 'Roofers that people in Tampa find.', noindex: true },",
    );
    // They check what all three have written.
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
  ])('is rejected with %j', async (args, message) => {
    const before = read('pages.config.ts');
    const { code, stderr } = await at('new', ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(read('pages.config.ts')).toBe(before);
  });

  it('is not written if it would have an error', async () => {
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

  it('is noindex, and has the given title and description', async () => {
    const config = site.read('pages.config.ts');
    const [home = '', about = ''] = [...config.matchAll(/(?<=^ {6}meta: )\{$[\s\S]*?^ {6}\}/gm)].map(([meta]) => meta);
    site.write(
      'pages.config.ts',
      config
        .replace(home, 'homeMeta')
        .replace(about, 'about.meta')
        .replace('export default', `const homeMeta = ${home};\n\nexport default`),
    );
    const copy = site.read('templates/copy/about.ts');
    site.write('templates/copy/about.ts', `${copy}\nexport const meta = ${about};\n`);
    await site.tool('biome', 'format', '--write', 'pages.config.ts', 'templates/copy');
    const meta = ['--title', 'The team of the firm', '--description', 'Who works here, and what each of us does.'];
    for (const args of [
      ['--from', '/about', '--path', '/team', ...meta],
      ['--from', '/', '--path', '/start', '--title', 'Where to begin'],
    ])
      expect(await site.inProcess('new', '--yes', ...args)).toMatchObject({ code: 0, stderr: '' });

    expect(await site.tool('biome', 'check', 'pages.config.ts', 'templates/copy')).toMatchObject({ code: 0 });
    expect(await site.tool('tsc', '--noEmit', '-p', '.')).toMatchObject({ code: 0, stdout: '' });
    expect((await site.inProcess('check')).stdout).toMatch(/no errors or warnings\.\n$/);
    expect((await site.inProcess('build', '--quiet')).code).toBe(0);
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

describe('a page that is added to a list in another file', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);

  it('is reported with the file of its entry', async () => {
    const config = site.read('pages.config.ts');
    const [list = ''] = /(?<=^ {2}routes: )\[$[\s\S]*?^ {2}\]/m.exec(config) ?? [];
    const imports = config.match(/^import .*'\.\/templates\/copy\/.*\n/gm) ?? [];
    const newImports = imports.join('').replaceAll('./templates/copy/', '../copy/');
    mkdirSync(join(site.root, 'templates/routes'));
    site.write('templates/routes/all.ts', `${newImports}\nexport const routes = ${list};\n`);
    site.write(
      'pages.config.ts',
      `import { routes } from './templates/routes/all.ts';\n${config.replace(`routes: ${list}`, 'routes')}`,
    );
    const { code, stdout } = await site.inProcess('new', '--from', '/about', '--path', '/team', '--title', 'Our team');
    expect(code).toBe(0);
    expect(stdout).toContain('its entry in templates/routes/all.ts.');
    expect(stdout).toContain('and the title in templates/routes/all.ts\n');
    expect(site.read('templates/routes/all.ts')).toContain("path: '/team'");
  });
});

describe('a page that is added beside a broken template', { timeout: 180_000 }, () => {
  const site = starterCopy();
  afterAll(site.drop);

  it('can use another template or none, and otherwise reports the source location of the error', async () => {
    mkdirSync(join(site.root, 'templates/pages'), { recursive: true });
    site.write('templates/pages/city.ts', "export const city = {\n  description: 'One city.\n");
    site.write('templates/pages/repair.ts', repairTemplate);
    site.write('templates/pages/town.ts', "import { gone } from './gone.ts';\nexport const town = gone;\n");
    const path = ['--path', '/team'];
    expect(await site.inProcess('new', '--template', 'city', ...path)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^error config-syntax templates\/pages\/city\.ts:2:\d+\n[\s\S]*> 2 \| {3}description/,
      ),
    });
    expect(await site.inProcess('new', ...path)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        'Templates: keyword-landing, quote, repair, single-offer, city (broken), town (broken).',
      ),
    });
    expect(await site.inProcess('new', '--template', 'repair', '--path', '/bells', '--yes')).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(await site.inProcess('new', '--from', '/about', ...path, '--title', 'Our team')).toMatchObject({ code: 0 });
  });
});

describe('a page that is moved and removed from the command line', { timeout: 180_000 }, () => {
  it('shows the changes in a dry run', async () => {
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
  ])('is not moved to %s', async (path, message) => {
    const before = read('pages.config.ts');
    const { code, stderr } = await at('rename', '/pricing', path);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(read('pages.config.ts')).toBe(before);
  });

  it('updates every link to it, and redirects visitors', async () => {
    const { code, stdout } = await at('rename', '/pricing', '/prices');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\/pricing is now \/prices: \d+ links updated/)]);
    expect((await at('check')).code).toBe(0);
    expect(await tool('biome', 'check', 'pages.config.ts', 'templates')).toMatchObject({ code: 0 });
    expect(read('pages.config.ts')).toContain("redirects: [{ from: '/pricing', to: '/prices' }],");
  });

  it('removes it with its copy file, and lists the links that still point to it', async () => {
    chmodSync(join(root, 'templates/copy/roof-repair.ts'), 0o444);
    expect(await at('remove', '/roof-repair', '--gone', '--quiet')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('templates/copy/roof-repair.ts is read-only: it is removed.'),
    });
    expect(existsSync(join(root, 'templates/copy/roof-repair.ts'))).toBe(false);
    expect((await at('check')).code).toBe(0);
    const { code, stderr } = await at('remove', '/prices', '--to', '/services');
    expect([code, stderr]).toEqual([1, expect.stringContaining('The link "/prices" leads to no route')]);
    expect(read('pages.config.ts')).toContain("{ from: '/pricing', to: '/services' }");
  });

  it('needs a target for visitors', async () => {
    expect(await at('remove', '/strategy', '--to', '/nowhere')).toMatchObject({ code: 1 });
  });

  it('says which read-only files it replaces, which keep their mode', async () => {
    const own = starterCopy();
    const config = join(own.root, 'pages.config.ts');
    chmodSync(config, 0o444);
    const replaced = 'pages.config.ts is read-only: it is replaced, and stays read-only.';
    for (const [step, changes, notice] of [
      [['rename', '/about', '/us', '--dry-run'], false, replaced],
      [['rename', '/about', '/us'], true, replaced],
      [['new', '--from', '/', '--path', '/we', '--title', 'We'], true, replaced],
      [['remove', '/us', '--gone'], true, replaced],
    ] as const) {
      const before = readFileSync(config, 'utf8');
      const { stderr } = await own.inProcess(...step);
      expect(stderr, step.join(' ')).toContain(notice);
      expect(readFileSync(config, 'utf8') !== before, step.join(' ')).toBe(changes);
      expect(statSync(config).mode & 0o777, step.join(' ')).toBe(0o444);
    }
    writeFileSync(config, readFileSync(config, 'utf8'));
    chmodSync(config, 0o644);
    expect((await own.inProcess('rename', '/we', '/they')).stderr).not.toContain('read-only');
    own.drop();
  });
});
