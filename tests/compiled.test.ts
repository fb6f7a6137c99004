import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frontage, type Run } from './command.ts';
import { copyEngine } from './engine-copy.ts';
import { filesIn, type TempSite, tempSite } from './temp-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'frontage-compiled-'));
const pristine = join(folder, 'pristine');
const engine = join(folder, 'engine');
const entry = join(engine, 'cli/bin.js');
let firstRuns: readonly Run[];

/** Restores the engine with the times of its files, so that what was compiled once fits. */
function restore(): void {
  rmSync(engine, { recursive: true, force: true });
  cpSync(pristine, engine, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}

beforeAll(async () => {
  copyEngine(pristine);
  restore();
  firstRuns = await Promise.all(Array.from({ length: 3 }, () => frontage(['--help'], { cwd: engine, entry })));
  cpSync(join(engine, '.frontage'), join(pristine, '.frontage'), { recursive: true, preserveTimestamps: true });
});
beforeEach(restore);
afterAll(() => rmSync(folder, { recursive: true }));

const entries = () => readdirSync(join(engine, '.frontage/command-line'));

function edit(file: string, from: string, to: string): void {
  const source = readFileSync(join(engine, file), 'utf8');
  expect(source).toContain(from);
  writeFileSync(join(engine, file), source.replace(from, to));
}

describe('the compiled command line', () => {
  it('is compiled once, and again after a source has changed; the old one is deleted when it is a day old', async () => {
    const first = entries();
    expect(first).toHaveLength(1);
    await frontage(['--help'], { cwd: engine, entry });
    expect(entries()).toEqual(first);
    const [old = ''] = first;
    // A younger one stays, because a command may still use it.
    cpSync(join(engine, '.frontage/command-line', old), join(engine, '.frontage/command-line/younger'), {
      recursive: true,
    });
    utimesSync(join(engine, '.frontage/command-line', old), 0, 0);
    edit('cli/program/build-and-check.ts', 'report errors and warnings', 'look for every fault');
    expect((await frontage(['--help'], { cwd: engine, entry })).stdout).toContain('look for every fault');
    expect(entries()).toHaveLength(2);
    expect(entries()).toContain('younger');
    expect(entries()).not.toContain(old);
  });

  it('is complete if several commands start at once', () => {
    expect(firstRuns.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(3).fill({ code: 0, stderr: '' }));
    expect(entries()).toHaveLength(1);
  });

  it('is compiled again if an interrupted command left an incomplete one', async () => {
    const [state = ''] = entries();
    const scripts = join(engine, '.frontage/command-line', state);
    for (const file of readdirSync(scripts)) if (!file.endsWith('.cache')) rmSync(join(scripts, file));
    const { code, stderr } = await frontage(['--help'], { cwd: engine, entry });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(readdirSync(scripts)).toContain('scripts');
  });

  it('falls back to the sources if it cannot be stored', async () => {
    rmSync(join(engine, '.frontage'), { recursive: true });
    writeFileSync(join(engine, '.frontage'), 'a file where the folder should be');
    const { code, stdout, stderr } = await frontage(['--help'], { cwd: engine, entry });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('report errors and warnings');
  });

  it('reports that no packages are installed', async () => {
    for (const name of ['.frontage', 'node_modules']) rmSync(join(engine, name), { recursive: true });
    const { code, stdout, stderr } = await frontage(['check'], { cwd: engine, entry });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('The package "rolldown" is not installed.\n\nRun `npm ci` first, then try again.\n');
  });

  describe('with a site', () => {
    let site: TempSite;
    beforeEach(() => {
      site = tempSite('own-block');
    });
    afterEach(() => site.drop());

    async function built() {
      const { code, stdout, stderr } = await frontage(['build'], { cwd: site.root, entry });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const files = [...filesIn(join(site.root, 'dist'))].filter(([file]) => /\.(?:html|css)$/.test(file));
      return { stdout, text: files.map(([, bytes]) => bytes.toString()).join('\n') };
    }

    it('includes changed blocks of the engine', async () => {
      expect((await built()).text.includes('intro-changed')).toBe(false);
      expect((await built()).stdout).toContain('(0 rendered)');
      edit('renderer/blocks/page-intro/view.tsx', "'intro wrap'", "'intro wrap intro-changed'");
      expect((await built()).text.includes('intro-changed')).toBe(true);
      writeFileSync(join(engine, 'renderer/blocks/page-intro/style.css'), '.intro-changed { color: red }');
      expect((await built()).text.includes('.intro-changed{color:red}')).toBe(true);
    });

    it.each(['view.tsx', ''])('includes the target of a symbolic link: page-intro/%s', async (linked) => {
      const block = join(engine, 'renderer/blocks/page-intro');
      const elsewhere = join(site.root, 'elsewhere');
      cpSync(block, elsewhere, { recursive: true });
      rmSync(join(block, linked), { recursive: true });
      symlinkSync(join(elsewhere, linked), join(block, linked));
      expect((await built()).text.includes('intro-changed')).toBe(false);
      const view = readFileSync(join(elsewhere, 'view.tsx'), 'utf8');
      writeFileSync(join(elsewhere, 'view.tsx'), view.replace("'intro wrap'", "'intro wrap intro-changed'"));
      expect((await built()).text.includes('intro-changed')).toBe(true);
    });

    it('renders nothing again if sources are newer but equal', async () => {
      await built();
      utimesSync(join(engine, 'renderer/blocks/page-intro/view.tsx'), 1_800_000_000, 1_800_000_000);
      expect((await built()).stdout).toContain('(0 rendered)');
      expect((await built()).stdout).toContain('(0 rendered)');
    });

    it('gives blocks all of zod, including its locales', async () => {
      const file = 'templates/blocks/hire-price/index.ts';
      const asks =
        "import * as z from 'zod';\nif (!z.locales.de().localeError({ code: 'custom' })) throw new Error('silent');\n";
      site.write(file, asks + readFileSync(join(site.root, file), 'utf8'));
      await built();
    });
  });

  it('names the sources in the stack of an internal error', async () => {
    edit('cli/commands/check.ts', 'const format =', "throw new Error('on purpose');\n  const format =");
    const { code, stderr } = await frontage(['check'], { cwd: engine, entry });
    expect(code).toBe(70);
    expect(stderr).toMatch(/cli\/commands\/check\.ts:\d+/);
  });
});
