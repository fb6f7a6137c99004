import { spawnSync } from 'node:child_process';
import {
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
import { describe, expect, it, onTestFinished } from 'vitest';
import { check } from '../../renderer/build/index.ts';
import { starterSite } from '../starter-site.fixture.ts';

const engine = resolve(import.meta.dirname, '../..');

function frontage(cwd: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [join(engine, 'cli/bin.js'), ...args], { cwd, encoding: 'utf8' });
}

function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-init-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('init', () => {
  it('scaffolds a site that passes check and builds, and prints the next steps', () => {
    const cwd = emptyFolder();
    const { status, stdout } = frontage(
      cwd,
      'init',
      'corner bakery',
      '--name',
      'The "Corner" Baker\'s',
      '--origin',
      'https://bakery.example/shop/',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('cd "corner bakery"');
    expect(stdout).toContain('npm run dev');
    const root = join(cwd, 'corner bakery');
    expect(readdirSync(root).sort()).toEqual([
      '.gitignore',
      'package.json',
      'pages.config.ts',
      'templates',
      'tsconfig.json',
    ]);
    expect(frontage(root, 'check').stdout).toBe('3 pages, no errors or warnings.\n');
    expect(frontage(root, 'build').status).toBe(0);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain(
      '<link rel="canonical" href="https://bakery.example/shop/">',
    );
    expect(readFileSync(join(root, 'dist/about.html'), 'utf8')).toContain('About The &quot;Corner&quot; Baker&#39;s');
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({
      name: 'the-corner-baker-s',
      scripts: { dev: 'frontage dev', build: 'frontage build' },
      dependencies: { frontage: expect.stringMatching(/^file:\.\.\//) },
    });
  });

  it('uses the name of the folder without --name and a terminal', () => {
    const cwd = emptyFolder();
    expect(frontage(cwd, 'init', 'port-avery-bikes').status).toBe(0);
    expect(readFileSync(join(cwd, 'port-avery-bikes/pages.config.ts'), 'utf8')).toContain("name: 'Port Avery Bikes'");
  });

  it('accepts a folder with the files of a new repository', () => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, '.git'));
    writeFileSync(join(cwd, 'README.md'), 'mine');
    writeFileSync(join(cwd, 'LICENSE'), 'mine');
    expect(frontage(cwd, 'init').status).toBe(0);
    expect(readFileSync(join(cwd, 'README.md'), 'utf8')).toBe('mine');
  });

  it('refuses a folder with other files', () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'package.json'), '{}');
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const { status, stderr } = frontage(cwd, 'init');
    expect(status).toBe(2);
    expect(stderr).toBe(
      'error: The folder is not empty: notes.txt, package.json.\n  The command never overwrites files. Name a folder that is empty or does not exist: frontage init my-site\n',
    );
    expect(readdirSync(cwd).sort()).toEqual(['notes.txt', 'package.json']);
  });

  it.each([
    [['notes.txt'], '"notes.txt" is a file.'],
    [['notes.txt/site'], 'The site cannot be written to "notes.txt/site"'],
    [
      ['site', '--origin', 'bakery.example'],
      'The origin "bakery.example" is not a URL. Write "https://bakery.example".',
    ],
    [['site', '--name', ' '], 'The name must not be empty.'],
    [['site', '--name', 'x'.repeat(61)], 'The name must have at most 60 characters.'],
  ])('refuses %j with a message', (args, message) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const { status, stderr } = frontage(cwd, 'init', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(readdirSync(cwd)).toEqual(['notes.txt']);
  });
});

describe('the starter', () => {
  it('is typed by its own declarations, so that a broken link is an error in the editor', async () => {
    const site = starterSite();
    expect(frontage(site.root, 'types').status).toBe(0);
    mkdirSync(join(site.root, 'node_modules'));
    symlinkSync(engine, join(site.root, 'node_modules/frontage'));
    const typed = () => spawnSync(join(engine, 'node_modules/.bin/tsc'), ['-p', site.root], { encoding: 'utf8' });
    expect(typed()).toMatchObject({ status: 0, stdout: '' });
    site.edit('templates/copy/shared.ts', "href: '/about' }", "href: '/abuot' }");
    expect(typed().stdout).toContain('\'"/abuot"\' is not assignable');
  });

  it('has no warnings', async () => {
    const { issues, pages } = await check(starterSite().options);
    expect({ issues, pages }).toEqual({ issues: [], pages: 3 });
  });
});
