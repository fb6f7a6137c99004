import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, type Run, run } from './command.ts';
import { frontageInProcess } from './in-process.ts';

const clone = resolve(import.meta.dirname, '..');
const work = realpathSync(mkdtempSync(join(tmpdir(), 'frontage create #1 ')));
afterAll(() => rmSync(work, { recursive: true, force: true }));

// The package as it is packed: one module without dependencies, and the starters.
const program = join(work, 'package/create/main.js');
beforeAll(async () => {
  const bundle = await rolldown({ input: join(clone, 'cli/create/main.ts'), platform: 'node' });
  await bundle.write({ file: program, format: 'esm' });
  await bundle.close();
  cpSync(join(clone, 'cli/starter'), join(work, 'package/starter'), { recursive: true });
  const { version } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
  writeFileSync(join(work, 'package/package.json'), JSON.stringify({ version, type: 'module' }));
});

function create(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  return run(process.execPath, [program, ...args], { cwd: work, env });
}

/** Links what `npm install` would install. */
function install(root: string): void {
  mkdirSync(join(root, 'node_modules/@types'), { recursive: true });
  symlinkSync(clone, join(root, 'node_modules/frontage'));
  symlinkSync(join(clone, 'node_modules/@types/react'), join(root, 'node_modules/@types/react'));
}

describe('a new site', { timeout: 180_000 }, () => {
  it.each([
    { locale: 'en-US', currency: [], price: '$90', phone: '(212) 555-0123', tel: '+12125550123' },
    { locale: 'en-GB', currency: ['--currency', 'GBP'], price: '£90', phone: '020 7946 0123', tel: '+442079460123' },
    { locale: 'de-DE', currency: [], price: '90 €', phone: '030 23125 123', tel: '+493023125123' },
  ])('for $locale has no warning anywhere', async ({ locale, currency, price, phone, tel }) => {
    const folder = `site for ${locale}`;
    const made = await create([folder, '--yes', '--name', 'Corner Bakery', '--locale', locale, ...currency]);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout.includes('Write yours in German')).toBe(locale === 'de-DE');
    expect(made.stdout).toMatch(/\nNext:\n {2}cd "site for \S+"\n {2}npm install\n {2}npm run dev\n$/);
    const root = join(work, folder);
    install(root);
    const at = (...args: string[]) => frontageInProcess(args, { cwd: root });
    expect(await at('check')).toEqual({ code: 0, stdout: '3 pages, no errors or warnings.\n', stderr: '' });
    expect(await at('build')).toMatchObject({ code: 0, stderr: '' });
    expect(await at('check', '--output')).toMatchObject({ code: 0, stderr: '' });
    const page = readFileSync(join(root, 'dist/index.html'), 'utf8').replaceAll('\u00a0', ' ');
    expect(page).toContain(`<html lang="${locale}"`);
    expect(page).toContain(`From ${price}`);
    expect(page).toContain(`href="tel:${tel}"`);
    expect(page).toContain(phone);
    if (locale !== 'en-US') return;

    for (const args of [
      ['--template', 'keyword-landing', '--path', '/roof-repair', '--param', 'keyword=Roof repair'],
      ['--template', 'single-offer', '--path', '/spring-check', '--yes'],
    ])
      expect(await at('new', ...args)).toMatchObject({ code: 0, stderr: '' });
    expect(await at('check')).toMatchObject({ code: 0, stdout: '5 pages, no errors or warnings.\n', stderr: '' });
    expect(await at('types')).toMatchObject({ code: 0, stderr: '' });
    const tsc = () => run(join(clone, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], { cwd: root });
    expect(await tsc()).toEqual({ code: 0, stdout: '', stderr: '' });
    const shared = join(root, 'templates/copy/shared.ts');
    writeFileSync(shared, readFileSync(shared, 'utf8').replace("href: '/about' }", "href: '/abuot' }"));
    expect((await tsc()).stdout).toContain('\'"/abuot"\' is not assignable');
  });

  it('with a long name has no warning either', async () => {
    const name = 'The Very Long Named Bakery of Corner Street and Market Square';
    expect((await create(['long', '--yes', '--name', name.slice(0, 60)])).code).toBe(0);
    const { stdout, stderr } = await frontageInProcess(['check'], { cwd: join(work, 'long') });
    expect([stdout, stderr]).toEqual(['3 pages, no errors or warnings.\n', '']);
  });

  it('is refused by a production build until its form has an address', async () => {
    expect((await create(['form', '--yes'])).code).toBe(0);
    const build = (env: Record<string, string>) =>
      frontageInProcess(['build', '--production'], { cwd: join(work, 'form'), env });
    expect(await build({ PUBLIC_LEADS_URL: '' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^error form-nowhere [\s\S]*PUBLIC_LEADS_URL/),
    });
    expect(await build({ PUBLIC_LEADS_URL: 'http://localhost:8080/inbox' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^error destination-unreachable [\s\S]*PUBLIC_LEADS_URL/),
    });
    expect(await build({ PUBLIC_LEADS_URL: 'https://leads.corner-bakery.com/inbox' })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^warning starter-left\n[\s\S]*\n1 warning\n$/),
    });
  });

  it("has a node_modules folder with Yarn, whose default is Plug'n'Play", async () => {
    const setting = (folder: string) => existsSync(join(work, folder, '.yarnrc.yml'));
    expect((await create(['by-npm', '--yes'])).code).toBe(0);
    expect((await create(['by-yarn', '--yes'], { npm_config_user_agent: 'yarn/4.18.1 npm/? node/v24' })).code).toBe(0);
    expect([setting('by-npm'), setting('by-yarn')]).toEqual([false, true]);
    expect(readFileSync(join(work, 'by-yarn/.yarnrc.yml'), 'utf8')).toContain('\nnodeLinker: node-modules\n');
    const loader = join(work, 'pnp.cjs');
    writeFileSync(loader, "process.versions.pnp = '3';\n");
    expect(await run(process.execPath, ['--require', loader, bin, 'build'], { cwd: join(work, 'by-npm') })).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^error: .*Plug'n'Play.*\n.*"nodeLinker: node-modules" into \.yarnrc\.yml.*\n$/),
    });
  });

  it('names commands as the package manager runs them', async () => {
    const env = { npm_config_user_agent: 'pnpm/9.15.4 npm/? node/v22.14.0 linux x64' };
    const { stdout } = await create(['by-pnpm'], env);
    expect(stdout).toMatch(/\n {2}cd by-pnpm\n {2}pnpm install\n {2}pnpm run dev\n$/);
    const root = join(work, 'by-pnpm');
    expect(readFileSync(join(root, 'AGENTS.md'), 'utf8')).toContain('\npnpm frontage check --output ');
    writeFileSync(join(root, 'pages.config.ts'), 'export default {};\n');
    expect((await frontageInProcess(['check'], { cwd: root, env })).stderr).toContain(
      'what to do: pnpm frontage explain ',
    );
    expect((await frontageInProcess(['check', '--help'], { cwd: root, env })).stdout).toContain(
      '\n  pnpm frontage check --output\n',
    );
  });
});

describe('create-frontage', () => {
  it.each([
    [[], 'The folder for the site is missing.\n  Name it: npm create frontage@latest my-site\n'],
    [
      ['a', 'b'],
      'There is more than one folder: a, b.\n  Put a name with spaces in quotes: npm create frontage@latest "a b"\n',
    ],
    [['a', '--templat', 'plain'], 'There is no option "--templat".\n  Did you mean "--template"?\n'],
    [['a', '--fast'], 'There is no option "--fast".\n  See every option: npm create frontage@latest -- --help\n'],
    [['a', '--template', 'plian'], 'There is no template "plian".\n  Did you mean "plain"?\n'],
    [['a', '--locale', 'en-UK'], '"en-UK" is not a language tag.\n  Did you mean "en-GB"?\n'],
  ])('refuses %j with a message, and writes nothing', async (args, message) => {
    const before = readdirSync(work);
    expect(await create(args)).toEqual({ code: 2, stdout: '', stderr: `error: ${message}` });
    expect(readdirSync(work)).toEqual(before);
  });

  it('takes --starter as another name of --template', async () => {
    const files = async (folder: string, option: string) => {
      expect(await create([folder, '--yes', option, 'dental', '--name', 'Tooth'])).toMatchObject({
        code: 0,
        stderr: '',
      });
      return readFileSync(join(work, folder, 'pages.config.ts'), 'utf8');
    };
    expect(await files('by-starter', '--starter')).toBe(await files('by-template', '--template'));
    expect((await create(['c', '--starter', 'dentl'])).stderr).toContain('Did you mean "dental"?');
  });

  it('lists its options and its version', async () => {
    const { stdout } = await create(['--help']);
    for (const option of ['--template', '--starter', '--name', '--origin', '--locale', '--currency', '--yes'])
      expect(stdout).toContain(`${option} `);
    const { version } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
    expect((await create(['--version'])).stdout).toBe(`${version}\n`);
  });
});
