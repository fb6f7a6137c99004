import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteDiff } from '../cli/diff/change.ts';
import { frontageInProcess } from './in-process.ts';
import { filesIn, siteIn, type TempSite, tempSite } from './temp-site.ts';

let site: TempSite;

const identity = ['-c', 'user.name=Tern', '-c', 'user.email=tern@tern.example', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd: site.root, encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

const page = (path: string, title: string, extra = '') =>
  `{ path: '${path}', meta: { title: '${title}', description: 'About ${title}.' }, ${extra} sections: { lost: hire.adrift } },`;

const addRoute = (route: string) => site.edit('pages.config.ts', '  routes: [', `  routes: [\n    ${route}`);

/** The committed site, with the bundles of its cache, for each test to copy. */
const committed = tempSite('own-block');
beforeAll(async () => {
  site = committed;
  git('init', '--quiet', '--initial-branch', 'main');
  site.write('.gitignore', '.frontage/\ndist/\n');
  commit('The site');
  expect(await run('--exit-code')).toMatchObject({ code: 0, stdout: 'Since HEAD: no page changed.\n' });
});
afterAll(() => committed.drop());
beforeEach(() => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-compared-')));
  cpSync(committed.root, root, { recursive: true, preserveTimestamps: true });
  site = siteIn(root);
});
afterEach(() => site.drop());

const run = (...args: string[]) => frontageInProcess(['diff', ...args], { cwd: site.root });

async function found(...args: string[]): Promise<SiteDiff> {
  const { code, stdout, stderr } = await run('--json', ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('the diff of a config change', () => {
  it('is empty if nothing changed, whatever other files the folder has', async () => {
    site.write('notes.txt', 'Buy paddles.');
    expect(await run('--exit-code')).toMatchObject({ code: 0, stdout: 'Since HEAD: no page changed.\n' });
  });

  it('lists new, removed, moved and changed pages', async () => {
    addRoute(page('/old', 'Old'));
    addRoute(page('/gone', 'Gone'));
    addRoute(page('/stays', 'Stays'));
    commit('More pages');
    site.edit('pages.config.ts', "path: '/old'", "path: '/new'");
    site.edit('pages.config.ts', '  routes: [', "  redirects: [{ from: '/old', to: '/new' }],\n  routes: [");
    site.edit('pages.config.ts', "path: '/gone'", "path: '/fresh'");
    site.edit(
      'pages.config.ts',
      "description: 'About Gone.' },  sections: { lost: hire.adrift }",
      "description: 'About it.' }, sections: { price: hire.price }",
    );
    site.edit('pages.config.ts', "title: 'Stays'", "title: 'Stays longer'");
    const { pages, changes, unchanged, site: whole } = await found('--base', 'main');
    expect(pages.map(({ path, status, from }) => [path, status, from])).toEqual([
      ['/stays', 'changed', undefined],
      ['/fresh', 'added', undefined],
      ['/new', 'moved', '/old'],
      ['/gone', 'removed', undefined],
    ]);
    expect(unchanged).toBe(2);
    expect(whole).toEqual([{ part: 'redirect', name: '/old', before: null, after: '/new (301)' }]);
    expect(changes).toContainEqual({
      kind: 'meta',
      field: 'title',
      before: 'Stays',
      after: 'Stays longer',
      pages: ['/stays'],
    });
    const { stdout } = await run('--base', 'main');
    expect(stdout).toMatch(/^Since main: 1 page added, 1 removed, 1 moved, 1 changed, 2 unchanged\.\n/);
    expect(stdout).toContain('moved /old to /new');
    expect(stdout).toContain('removed /gone "Gone", without a redirect');
  });

  it('is one change if a fact changes on many pages', async () => {
    for (let index = 0; index < 20; index++) {
      addRoute(
        `{ path: '/p${index}', meta: { title: 'P${index}', description: 'From {{facts.hour}}.' }, sections: { price: hire.price } },`,
      );
    }
    commit('Many pages');
    site.edit('pages.config.ts', 'value: 14,', 'value: 15,');
    const { site: whole, changes, pages } = await found();
    expect(whole).toMatchObject([{ part: 'fact', name: 'hour', before: '€14', after: '€15' }]);
    expect(whole[0]?.pages).toHaveLength(21);
    expect(pages.filter(({ status }) => status === 'changed')).toHaveLength(21);
    const claim = changes.find(({ kind }) => kind === 'claim');
    expect(claim).toMatchObject({ fact: 'hour', before: '€14', after: '€15' });
    expect(claim?.pages).toHaveLength(21);
    const meta = changes.filter((change) => change.kind === 'meta' && change.field === 'description');
    expect(meta.map((change) => change.pages.length)).toEqual([21]);
    expect((await run('--format', 'markdown')).stdout.length).toBeLessThan(3000);
  });

  it('covers text, links, sections, meta and structured data', async () => {
    site.edit('templates/copy/hire.ts', 'What an outing costs', 'What a day costs');
    site.edit('templates/copy/hire.ts', "href: '#price'", "href: '#more'");
    site.edit('pages.config.ts', 'price: hire.price }', 'more: hire.price }');
    site.edit('templates/copy/hire.ts', "headline: 'Adrift'", "headline: 'Lost'");
    site.edit('pages.config.ts', 'an hour.', 'an hour, all year.');
    const { changes } = await found();
    expect(changes.map((change) => [change.kind, 'section' in change ? change.section : ''])).toEqual(
      expect.arrayContaining([
        ['meta', ''],
        ['links', 'intro'],
        ['section', 'price'],
        ['section', 'more'],
        ['copy', 'adrift'],
        ['data', ''],
      ]),
    );
  });

  it('reports one moved section if the others keep their order', async () => {
    const named = (names: readonly string[]) =>
      page('/order', 'Order').replace(
        /sections: .*/,
        `sections: { ${names.map((name) => `${name}: hire.adrift`).join(', ')} } },`,
      );
    const [before, after] = [named(['a', 'b', 'c', 'd']), named(['b', 'c', 'd', 'a'])];
    addRoute(before);
    commit('Sections');
    site.edit('pages.config.ts', before, after);
    const { changes } = await found();
    expect(changes.flatMap((change) => (change.kind === 'section' ? [[change.what, change.section]] : []))).toEqual([
      ['moved', 'a'],
    ]);
  });

  it('lists only styles if the theme changes', async () => {
    site.edit(
      'templates/theme.css',
      ':root {',
      ':root {\n  --new-colour: #123456;\n  outline-color: var(--new-colour);',
    );
    const { changes, site: whole, pages } = await found();
    expect(whole).toContainEqual({ part: 'theme', name: '--new-colour', before: null, after: '#123456' });
    expect(changes.map(({ kind }) => kind).filter((kind) => kind !== 'style')).toEqual([]);
    expect(pages.every(({ status }) => status === 'changed')).toBe(true);
  });

  it('exits with 1 on request, and prints the comment', async () => {
    site.edit('pages.config.ts', 'value: 55,', 'value: 60,');
    const { code, stdout } = await run('--format', 'markdown', '--exit-code');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^<!-- frontage-diff -->\n### Site: /);
  });
});

describe('a base', () => {
  it('may be broken: its errors are reported, and paths are compared', async () => {
    site.edit('pages.config.ts', '{{facts.hour}} an hour', '{{facts.huor}} an hour');
    addRoute(page('/gone', 'Gone'));
    commit('Broken');
    site.edit('pages.config.ts', '{{facts.huor}} an hour', '{{facts.hour}} an hour');
    site.edit('pages.config.ts', "path: '/gone'", "path: '/fresh'");
    const { code, stdout, stderr } = await run();
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^The base HEAD cannot be built, so only the paths of pages are compared:\n\nerror unknown-token pages\.config\.ts:\d+:\d+\n/,
    );
    expect(stdout).toContain('added /fresh "Gone"');
    expect(stdout).toContain('removed /gone, without a redirect');
    const { stdout: json } = await run('--json');
    expect(JSON.parse(json).baseFaults).toMatchObject([{ code: 'unknown-token', file: 'pages.config.ts' }]);
  });

  it('that does not exist is an error with a fix', async () => {
    expect(await run('--base', 'mian')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: The repository has no commit "mian".\n  Did you mean "main"?\n',
    });
    expect(await run('--base=--all')).toMatchObject({ code: 2, stderr: expect.stringContaining('no commit "--all"') });
    expect(await run('--base-dir', 'nowhere')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The folder nowhere has no pages.config.ts.'),
    });
    expect(await run('--base', 'main', '--base-dir', '.')).toMatchObject({ code: 2 });
    expect(await run('--format', 'yaml')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Use one of: pretty, markdown, json.'),
    });
  });

  it('needs git, unless it is a folder', async () => {
    renameSync(join(site.root, '.git'), join(site.root, '.not-git'));
    const alone = await frontageInProcess(['diff'], { cwd: site.root, env: { GIT_CEILING_DIRECTORIES: tmpdir() } });
    expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining('is not in a git repository') });
    const without = await frontageInProcess(['diff'], { cwd: site.root, env: { PATH: '' } });
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('git is not installed on this machine') });
    const other = tempSite('own-block');
    other.edit('pages.config.ts', "name: 'Tern Kayaks'", "name: 'Tern Boats'");
    const { stdout } = await frontageInProcess(['diff', '--json', '--base-dir', other.root], {
      cwd: site.root,
      env: { PATH: '' },
    });
    expect(JSON.parse(stdout).site).toContainEqual({
      part: 'setting',
      name: 'name',
      before: 'Tern Boats',
      after: 'Tern Kayaks',
    });
    other.drop();
  });

  it('is the merge base, with three dots', async () => {
    git('switch', '--quiet', '--create', 'work');
    site.edit('pages.config.ts', 'value: 55,', 'value: 60,');
    commit('Dearer');
    git('switch', '--quiet', 'main');
    site.edit('pages.config.ts', 'value: 14,', 'value: 15,');
    commit('Dearer by the hour');
    git('switch', '--quiet', 'work');
    expect((await found('--base', 'main...')).site.map(({ name }) => name)).toEqual(['day']);
    expect((await found('--base', 'main')).site.map(({ name }) => name)).toEqual(['hour', 'day']);
  });

  it('may be a site in a subfolder of its repository, with its own packages', async () => {
    mkdirSync(join(site.root, 'sites'));
    git('mv', 'pages.config.ts', 'templates', 'sites/');
    commit('In a folder');
    mkdirSync(join(site.root, 'node_modules'));
    symlinkSync(site.root, join(site.root, 'node_modules/words'));
    site.edit('sites/pages.config.ts', 'value: 14,', 'value: 15,');
    const args = ['diff', '--json', '--config', 'sites/pages.config.ts'];
    // git sets these variables for hooks in a linked work tree.
    for (const env of [undefined, { GIT_DIR: join(site.root, '.git') }]) {
      const { stdout } = await frontageInProcess(args, { cwd: site.root, ...(env && { env }) });
      expect(JSON.parse(stdout).site.map(({ name }: { name: string }) => name)).toEqual(['hour']);
    }
  });

  it('that cannot be loaded reports no changed pages', async () => {
    site.edit('templates/copy/hire.ts', 'What an outing costs', 'What a day costs');
    git('rm', '--quiet', '--cached', 'templates/copy/hire.ts');
    git('commit', '--quiet', '--message', 'Without its words');
    const { stdout, stderr } = await run();
    expect(stderr).toContain('error config-import');
    expect(stdout).toBe('Since HEAD: no page is known to be added or removed.\n');
    expect((await run('--format', 'markdown')).stdout).toContain('### Site: no page is known to be added or removed\n');
  });

  it('leaves the repository, the folder and the machine unchanged', async () => {
    site.edit('pages.config.ts', 'value: 14,', 'value: 15,');
    git('add', 'pages.config.ts');
    const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('frontage-diff-'));
    const state = () => [git('status', '--porcelain'), [...filesIn(join(site.root, '.git')).keys()]];
    const [before, there] = [state(), left()];
    await found();
    expect(state()).toEqual(before);
    expect(left().filter((name) => !there.includes(name))).toEqual([]);
  });
});
