import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bin, type Run } from './command.ts';
import { frontageInProcess } from './in-process.ts';
import { filesIn, tempSite } from './temp-site.ts';

/** Three sites and their shared folder in `clients/`. */
function clients() {
  const { root, drop, edit, write } = tempSite('clients');
  onTestFinished(drop);
  const sites = (...args: readonly string[]) => frontageInProcess(['sites', ...args], { cwd: root });
  const dist = (name: string) => join(root, name, 'dist');
  return { root, edit, write, sites, dist, built: (name: string) => existsSync(join(dist(name), 'index.html')) };
}

/** Replaces times, which differ. */
const untimed = (text: string) => text.replace(/ *\d+\.\d$/gm, (time) => '0.1'.padStart(time.length));

/** A link that leads nowhere. */
const broken = ["href: '/privacy'", "href: '/privcy'"] as const;

describe('frontage sites', () => {
  it('builds many sites, and prints one table', async () => {
    const { sites, built } = clients();
    const run = await sites('*', 'build', '--production');
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(untimed(run.stdout)).toBe(`\
site  pages  errors  warnings  files written  seconds
anna      3       0         0             15      0.1
bert      3       0         0             15      0.1
carl      3       0         0             15      0.1

3 sites, no errors or warnings.
Without pages.config.ts, and skipped: shared.
`);
    expect(['anna', 'bert', 'carl'].map(built)).toEqual([true, true, true]);
  });

  it('writes only what an edit changes', async () => {
    const { sites, edit } = clients();
    const written = async () => {
      const { stdout } = await sites('*', 'build', '--json');
      return JSON.parse(stdout).sites.map((site: { written: number }) => site.written);
    };
    expect(await written()).toEqual([15, 15, 15]);
    expect(await written()).toEqual([0, 0, 0]);
    edit('bert/templates/copy/home.ts', 'three valleys', 'four valleys');
    expect(await written()).toEqual([0, 1, 0]);
    edit('shared/copy/legal.ts', 'until your question is answered', 'and no longer');
    expect((await written()).every((count: number) => count > 0)).toBe(true);
  });

  it('goes on after a site with errors, and shows them under its name in order', async () => {
    const { sites, edit, built } = clients();
    edit('anna/templates/copy/home.ts', ...broken);
    edit('carl/templates/copy/home.ts', ...broken);
    const run = await sites('*', 'build');
    expect(run.code).toBe(1);
    expect(run.stderr.match(/^(?:──|error) .*/gm)).toEqual([
      '── anna',
      'error link-route anna/templates/copy/home.ts:7:54',
      '── carl',
      'error link-route carl/templates/copy/home.ts:7:54',
    ]);
    expect(untimed(run.stdout)).toContain('anna      0       1         0              0      0.1\nbert      3       0');
    expect(run.stdout).toContain('3 sites, 2 failed. Errors: anna, carl.');
    expect(['anna', 'bert', 'carl'].map(built)).toEqual([false, true, false]);
  });

  it('passes the options of the command on', async () => {
    const { sites, edit } = clients();
    edit('bert/templates/copy/home.ts', 'twice a year', 'in thirty days');
    const lenient = await sites('*', 'check');
    expect([lenient.code, lenient.stdout]).toEqual([0, expect.stringContaining('no errors. Warnings: bert.')]);
    const strict = await sites('*', 'check', '--fail-on', 'warning');
    expect([strict.code, strict.stdout]).toEqual([1, expect.stringContaining('3 sites, 1 failed. Errors: bert.')]);
    expect(strict.stderr).toContain('Warnings fail this run because of --fail-on warning.');
    expect((await sites('*', 'check', '--fail-on', 'warning', '--rule', 'link-route')).code).toBe(0);
  });

  it('prints one report for other programs', async () => {
    const { sites, edit } = clients();
    edit('bert/templates/copy/home.ts', ...broken);
    const json = await sites('*', 'check', '--json');
    expect([json.code, json.stderr]).toEqual([1, '']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      command: 'check',
      exitCode: 1,
      errors: 1,
      sites: [
        { site: 'anna', exitCode: 0, pages: 3, issues: [] },
        { site: 'bert', exitCode: 1, errors: 1, issues: [{ code: 'link-route', file: 'bert/templates/copy/home.ts' }] },
        { site: 'carl', exitCode: 0 },
      ],
    });
    const github = await sites('*', 'check', '--format', 'github');
    expect([github.code, github.stdout]).toEqual([1, expect.stringMatching(/^::error file=bert\/templates\/copy/)]);
    const sarif = JSON.parse((await sites('*', 'check', '--format', 'sarif')).stdout);
    expect(sarif.runs[0].results).toHaveLength(1);
    expect((await sites('*', 'check', '--format', 'junit')).stdout).toContain('failures="1"');
  });

  it('reports a site whose command crashes, and finishes the others', async () => {
    const { sites, edit, built } = clients();
    edit('anna/templates/copy/home.ts', "headline: 'Repaired today, or free'", "headline: 'crash'");
    edit(
      'shared/blocks/pledge/view.tsx',
      '  return (',
      "  if (headline === 'crash') process.kill(process.pid, 'SIGKILL');\n  return (",
    );
    const run = await sites('*', 'build', '--jobs', '1');
    expect([run.code, run.stderr]).toEqual([70, '── anna\nThe command was ended by SIGKILL.\n\n']);
    expect(run.stdout).toContain('3 sites, 1 failed. Not finished: anna.');
    expect(['anna', 'bert', 'carl'].map(built)).toEqual([false, true, true]);
  });

  it('stops all sites at Ctrl+C, and leaves each with its old output', async () => {
    const { root, sites, edit, dist } = clients();
    expect((await sites('*', 'build')).code).toBe(0);
    const before = ['anna', 'bert', 'carl'].map((name) => filesIn(dist(name)));
    const inSites = () => ['anna', 'bert', 'carl'].map((name) => readdirSync(join(root, name)).sort());
    const folders = inSites();
    edit('shared/copy/legal.ts', 'until your question is answered', 'and no longer');
    edit(
      'shared/blocks/pledge/view.tsx',
      '  return (',
      "  console.error('rendering');\n  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n  return (",
    );
    const child = spawn(process.execPath, [bin, 'sites', '*', 'build', '--jobs', '2'], { cwd: root });
    let printed = '';
    child.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    // The commands have taken their locks by then.
    const isBusy = () => readdirSync(join(root, 'anna')).length > (folders[0]?.length ?? 0);
    await expect.poll(isBusy, { timeout: 60_000, interval: 20 }).toBe(true);
    const ended = new Promise((done) => child.once('close', done));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(printed).toContain('Stopped after 0 of 3 sites.');
    expect(inSites()).toEqual(folders);
    expect(['anna', 'bert', 'carl'].map((name) => filesIn(dist(name)))).toEqual(before);
  });
});

describe('a wrong command line of frontage sites', () => {
  const usage = ({ code, stdout, stderr }: Run) => ({ code, stdout, lines: stderr.trimEnd().split('\n  ') });

  it.each<readonly [string, readonly string[], string, string]>([
    [
      'no command',
      ['*'],
      'The command for the sites is missing: check or build.',
      "Write it after the folders: npx frontage sites '*' check",
    ],
    [
      'no folder',
      ['check'],
      'There is no folder before check.',
      "Name the folders of the sites first: npx frontage sites 'clients/*' check",
    ],
    ['a pattern without matches', ['x/*', 'check'], 'No folder matches "x/*".', 'Use one of: anna, bert, carl.'],
    ['a misspelt folder', ['ana', 'check'], 'No folder matches "ana".', 'Did you mean "anna"?'],
    [
      'a folder without a config',
      ['anna', 'shared', 'check'],
      'The folder shared has no pages.config.ts.',
      "Leave it out, or quote a pattern, which skips such folders: npx frontage sites 'clients/*' check",
    ],
    [
      'a pattern of folders without a config',
      ['sh*', 'check'],
      'No folder that "sh*" matches has a pages.config.ts: shared.',
      'Name the folders that contain the configs. `npx frontage init FOLDER` creates a site.',
    ],
    [
      'a file',
      ['anna/pages.config.ts', 'check'],
      '"anna/pages.config.ts" is a file.',
      "Name folders. Quote a pattern, because a shell replaces it by files too: npx frontage sites 'clients/*' check",
    ],
    [
      'two patterns for a folder',
      ['a*', 'anna', 'check'],
      'The site anna is named twice: by "a*" and by "anna".',
      'Leave out one of the two.',
    ],
    ['a pattern twice', ['anna', 'anna', 'check'], 'The folder "anna" is named twice.', 'Name it once.'],
    [
      'a link to a named folder',
      ['anna', 'dora', 'check'],
      'The site dora is named twice: by "anna" and by "dora".',
      'Leave out one of the two.',
    ],
    [
      '--config',
      ['*', 'check', '-c', 'a.ts'],
      'The option --config names the config of one site.',
      'Each site has its own pages.config.ts. For another name, run: npx frontage check --config PATH',
    ],
    [
      '--explain',
      ['*', 'build', '--explain'],
      'The option --explain is for one site.',
      'Run: npx frontage build --explain --config FOLDER/pages.config.ts',
    ],
    [
      'one output folder',
      ['a*', 'bert', 'build', '--out', '../dist'],
      'anna and bert would both write to dist.',
      'Use a folder inside of each site, such as --out dist: it is relative to the config.',
    ],
    [
      'an option before the command',
      ['--out', 'x', '*', 'build'],
      'The option --out is before the command.',
      "Write options after it: npx frontage sites 'clients/*' build --out",
    ],
  ])('is explained: %s', async (name, args, message, suggestion) => {
    const { root, sites } = clients();
    if (name === 'a link to a named folder') symlinkSync('anna', join(root, 'dora'));
    mkdirSync(join(root, 'node_modules'));
    expect(usage(await sites(...args))).toEqual({ code: 2, stdout: '', lines: [`error: ${message}`, suggestion] });
  });

  it.each([
    [['--fail-on', 'x'], "option '--fail-on <severity>' argument 'x' is invalid"],
    [['--colour'], "unknown option '--colour'"],
    [['--jobs', '0'], "option '--jobs <number>' argument '0' is invalid"],
  ])('is reported once for all sites: %j', async (args, message) => {
    const { code, stderr } = await clients().sites('*', 'check', ...args);
    expect([code, stderr.split(message).length]).toEqual([2, 2]);
  });
});
