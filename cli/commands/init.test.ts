import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

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
  it('creates the site that npm create creates, with the same options', () => {
    const cwd = emptyFolder();
    const given = ['--name', 'The "Corner" Baker\'s', '--origin', 'https://bakery.example/shop/', '--locale', 'en-GB'];
    const { status, stdout } = frontage(cwd, 'init', 'corner bakery', '--starter', 'plain', '--yes', ...given);
    expect([status, stdout.split('\n').slice(-7, -3)]).toEqual([
      0,
      ['Next:', '  cd "corner bakery"', '  npm install', '  npm run dev'],
    ]);
    const root = join(cwd, 'corner bakery');
    const config = readFileSync(join(root, 'pages.config.ts'), 'utf8');
    expect(config).toContain(
      "origin: 'https://bakery.example/shop',\n  name: 'The \"Corner\" Baker\\'s',\n  locale: 'en-GB',",
    );
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({
      name: 'the-corner-baker-s',
      dependencies: { frontage: `file:${relative(root, engine)}` },
    });
  });

  it('uses the name of the folder without --name and a terminal', () => {
    const cwd = emptyFolder();
    expect(frontage(cwd, 'init', 'port-avery-bikes').status).toBe(0);
    expect(readFileSync(join(cwd, 'port-avery-bikes/pages.config.ts'), 'utf8')).toContain("name: 'Port Avery Bikes'");
  });

  it('accepts a folder with the files of a new repository, and keeps them', () => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, '.git'));
    writeFileSync(join(cwd, 'readme.md'), 'mine');
    writeFileSync(join(cwd, 'LICENSE'), 'mine');
    expect(frontage(cwd, 'init').status).toBe(0);
    expect(readFileSync(join(cwd, 'readme.md'), 'utf8')).toBe('mine');
    expect(readdirSync(cwd)).not.toContain('README.md');
  });

  it('refuses a folder with other files', () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'package.json'), '{}');
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const { status, stderr } = frontage(cwd, 'init');
    expect(status).toBe(2);
    expect(stderr).toBe(
      'error: The folder is not empty: notes.txt, package.json.\n  The command never overwrites files. Name a folder that is empty or does not exist: npx frontage init my-site\n',
    );
    expect(readdirSync(cwd).sort()).toEqual(['notes.txt', 'package.json']);
  });

  it.each([
    [['notes.txt'], '"notes.txt" is a file.'],
    [['notes.txt/site'], '"notes.txt" is a file.'],
    [['x'.repeat(300)], 'The folder name "xxxxxxxxxxxxxxxxxxxx…" is too long: 300 bytes, and file systems allow 255.'],
    [
      ['site', '--origin', 'bakery.example'],
      'The origin "bakery.example" is not a URL.\n  Write "https://bakery.example".',
    ],
    [['site', '--name', ' '], 'The name must not be empty.'],
    [['site', '--name', 'x'.repeat(61)], 'The name must have at most 60 characters.'],
    [['site', '--starter', 'plian'], 'There is no template "plian".\n  Did you mean "plain"?'],
    [['site', '--template', 'plian'], 'There is no template "plian".\n  Did you mean "plain"?'],
    [['site', '--locale', 'en_GB'], '"en_GB" is not a language tag.\n  Did you mean "en-GB"?'],
    [['site', '--currency', 'gbp'], '"gbp" is not a currency code.\n  Did you mean "GBP"?'],
    [
      ['site', '--locael', 'en-GB'],
      "unknown option '--locael'\n(Did you mean --locale?)\nRun `npx frontage init --help`",
    ],
  ])('refuses %j with a message', (args, message) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const { status, stderr } = frontage(cwd, 'init', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(readdirSync(cwd)).toEqual(['notes.txt']);
  });
});
