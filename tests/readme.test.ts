import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { run } from './command.ts';
import { siteCopy, starterCopy } from './site-copy.ts';

/** Runs the commands of README in a new site, and those of docs in a copy of the site that they describe. */
const readme = 'README.md';
const clone = resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(clone, file), 'utf8');
const site = siteCopy();
afterAll(site.drop);
const newSite = starterCopy();
afterAll(newSite.drop);

/** Returns the code blocks under a heading, without the indentation of a list around them. */
function codeUnder(heading: string, file = readme): string[] {
  const text = textOf(file);
  const start = text.search(new RegExp(`^##? ${heading}$`, 'm'));
  if (start < 0) throw new Error(`${file} has no chapter "${heading}"`);
  const end = text.indexOf('\n## ', start + 1);
  const chapter = text.slice(start, end === -1 ? undefined : end);
  return [...chapter.matchAll(/^( *)```\w*\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', code = '']) =>
    code.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

/** Returns the number of pages, and expects no errors or warnings. */
async function pages(): Promise<number> {
  const { stdout, stderr } = await newSite.inProcess('check');
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^\d+ pages, no errors or warnings\.\n$/), '']);
  return Number.parseInt(stdout, 10);
}

/** Splits a command line as a shell does. */
function splitCommand(line: string): string[] {
  return [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''));
}

describe('README', () => {
  it('has at most 200 lines, CONTRIBUTING at most 150', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(201);
    expect(textOf('CONTRIBUTING.md').split('\n').length).toBeLessThanOrEqual(151);
  });
});

describe('README, for those who have the repository,', () => {
  const [first = '', all = '', own = ''] = codeUnder('In this repository');

  it('starts with commands of its package.json', () => {
    expect([first, all]).toEqual(['npm ci && npm run build\n', 'npm ci && npm test\n']);
    expect(textOf(readme).split(first)[0]?.split('\n').length).toBeLessThan(15);
    expect(Object.keys(JSON.parse(textOf('package.json')).scripts)).toEqual(expect.arrayContaining(['build', 'test']));
  });

  it('makes a site that takes Frontage from the clone', { timeout: 120_000 }, async () => {
    const [init = '', ...rest] = own.trim().split('\n');
    expect([init, rest]).toEqual(['npx frontage init ../my-site', ['cd ../my-site', 'npm install', 'npm run dev']]);
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontage my #1 ')));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { stdout } = await run('npx', [...splitCommand(init).slice(1, 3), join(folder, 'site')], { cwd: clone });
    const cwd = join(folder, 'site');
    const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
    expect(manifest.dependencies.frontage).toBe(`file:${relative(cwd, clone)}`);
    expect(stdout).toContain(`takes Frontage from this clone: "${manifest.dependencies.frontage}"`);
    // Types come from a registry, which tests do not need.
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...manifest, devDependencies: {} }));
    const npm = async (...args: string[]) => [args, (await run('npm', args, { cwd })).code];
    expect(await npm('install', '--offline', '--no-audit', '--no-fund')).toEqual([expect.anything(), 0]);
    expect(await npm('run', 'build')).toEqual([expect.anything(), 0]);
    expect(readFileSync(join(cwd, 'dist/index.html'), 'utf8')).toContain('<h1');
  });
});

it('README starts a site with the commands that create-frontage prints', () => {
  const [start = ''] = codeUnder('Start a site');
  expect(start).toBe('npm create frontage@latest my-site\ncd my-site\nnpm install\nnpm run dev\n');
});

describe('the commands and examples of README and docs', { timeout: 120_000 }, () => {
  it('make pages that pass check', async () => {
    const lines = codeUnder('A new page in a minute')
      .flatMap((code) => code.split('\n'))
      .filter((line) => line.startsWith('npx frontage new --'));
    expect(lines).toHaveLength(2);
    const before = await pages();
    for (const line of lines) {
      const { code, stderr } = await newSite.inProcess(...splitCommand(line).slice(2));
      expect([line, code, stderr]).toEqual([line, 0, '']);
    }
    expect(await pages()).toBe(before + 2);
    // README then moves and removes the new page.
    expect((await newSite.inProcess('rename', '/roof-repair', '/spring-offer')).code).toBe(0);
    expect((await newSite.inProcess('remove', '/spring-offer', '--to', '/about')).code).toBe(0);
  });

  it('make a page by hand, and report the mistake that README shows', async () => {
    const [copy = '', entry = '', slip = ''] = codeUnder('Your first landing page by hand, in five minutes');
    const [imports = '', route = ''] = entry.split('\n\n');
    const config = newSite.read('pages.config.ts');
    newSite.write('templates/copy/roofers.ts', copy);
    newSite.write('pages.config.ts', `${imports}\n${config.replace('  routes: [\n', `  routes: [\n${route}`)}`);
    const sound = await newSite.inProcess('check');
    expect([sound.code, sound.stderr.match(/^(?:error|warning) [\w-]+/gm)]).toEqual([0, ['warning page-orphan']]);
    newSite.write('templates/copy/roofers.ts', copy.replace('/about', '/abuot'));
    const { code, stderr } = await newSite.inProcess('check');
    expect(code).toBe(1);
    const printed = (text: string) => text.split('\n').map((line) => line.trim());
    expect(printed(stderr).join('\n')).toContain(printed(slip.trim()).join('\n'));
    newSite.write('pages.config.ts', config);
  });

  it('show what CI prints', async () => {
    const other = siteCopy();
    const shown = new Map(
      codeUnder('What the commands print', 'docs/checking.md').map((code): [string, string] => {
        const [command = '', ...lines] = code.split('\n');
        return [command.replace('$ npx frontage ', ''), lines.join('\n')];
      }),
    );
    expect([...shown.keys()]).toEqual(['check', 'diff --base main']);
    other.write('.gitignore', 'node_modules\n.frontage\n');
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], { cwd: other.root });
    await git('init', '--quiet', '--initial-branch', 'main');
    await git('add', '--all');
    expect(await git('commit', '--quiet', '--message', 'The site')).toMatchObject({ code: 0 });
    // Authors may change the number of pages.
    const uncounted = (text = '') => text.replace(/\b\d+ (pages|as they were)\b/, 'so many $1');
    expect(uncounted((await other.inProcess('check')).stdout)).toBe(uncounted(shown.get('check')));
    expect((await other.inProcess('rename', '/sales', '/audit-offer')).code).toBe(0);
    const config = other.read('pages.config.ts');
    const cheaper = config.replace(
      "annualDiscount: { type: 'percent', value: 25 }",
      "annualDiscount: { type: 'percent', value: 20 }",
    );
    expect(cheaper).not.toBe(config);
    other.write('pages.config.ts', cheaper);
    const { stdout, stderr } = await other.inProcess('diff', '--base', 'main');
    // The size of a page may change within its budget.
    const plain = (text = '') => uncounted(text).replace(/ {2}HTML [\d,]+ B, now [\d,]+ B \([+−][\d,]+\)/g, '');
    expect([plain(stdout), stderr]).toEqual([plain(shown.get('diff --base main')), '']);
    other.drop();
  });

  it.each([
    ['docs/themes.md', 'Social cards', /^ {2}cards: \{[\s\S]*?^ {2}\},\n/m],
    ['docs/leads.md', 'Settings of one browser', /^ {2}admin: .*\n/m],
  ])('follow %s under "%s"', async (file, heading, replaced) => {
    const config = site.read('pages.config.ts');
    expect(config).toMatch(replaced);
    site.write('pages.config.ts', config.replace(replaced, codeUnder(heading, file)[0] ?? ''));
    expect(await site.inProcess('check')).toMatchObject({ code: 0, stderr: '' });
    site.write('pages.config.ts', config);
  });
});
