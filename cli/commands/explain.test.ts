import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { rulePage, rulePages, rulesIndex } from '../explain/markdown.ts';
import { main } from '../main.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-explain-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Runs the command and returns what it prints and its exit code. */
async function explain(...args: string[]) {
  const printed = { stdout: '', stderr: '' };
  const log = (stream: keyof typeof printed) => (text: unknown) => {
    printed[stream] += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(log('stdout'));
  vi.spyOn(console, 'error').mockImplementation(log('stderr'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.stdout += text;
    return true;
  });
  await main(['node', 'frontage', 'explain', ...args]);
  return { ...printed, code: process.exitCode ?? 0 };
}

describe('frontage explain', () => {
  it('lists every rule', async () => {
    const { code, stdout, stderr } = await explain();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Loading the config\n {2}config-missing +error +There is no config file\n/);
    expect(stdout).toMatch(/\n {2}doorway +error by default +Pages are nearly identical/);
  });

  it('explains the given rules', async () => {
    const { code, stdout } = await explain('link-route', 'doorway');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^link-route: The link leads to no route\n[\s\S]*\n\ndoorway: Pages are nearly identical/);
  });

  it('suggests the closest rule', async () => {
    expect(await explain('link-ruote')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: There is no rule "link-ruote".\n  Did you mean "link-route"?\n',
    });
    expect((await explain('quux')).stderr).toContain('`npx frontage explain` lists every rule.');
    expect(await explain('constructor')).toMatchObject({ code: 2, stdout: '' });
  });

  it('prints Markdown', async () => {
    expect((await explain('--markdown')).stdout).toBe(rulesIndex());
    expect((await explain('doorway', '--markdown')).stdout).toBe(rulePage('doorway'));
  });

  it('writes a page for each rule, and rewrites only changed ones', async () => {
    const out = join(folder, 'deep/rules');
    const { code, stdout } = await explain('--write', out);
    const count = rulePages().size;
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `Wrote ${count} of ${count} pages to ${out}; the others are up to date.\n`,
    });
    expect(readdirSync(out)).toHaveLength(count);
    const untouched = statSync(join(out, 'README.md')).mtimeMs;
    writeFileSync(join(out, 'doorway.md'), 'Old.');
    expect((await explain('--write', out)).stdout).toContain('Wrote 1 of ');
    expect(readFileSync(join(out, 'doorway.md'), 'utf8')).toBe(rulePage('doorway'));
    expect(statSync(join(out, 'README.md')).mtimeMs).toBe(untouched);
    expect(await explain('doorway', '--write', out)).toMatchObject({ code: 2, stdout: '' });
  });

  it('reports a folder that it cannot write to', async () => {
    const taken = join(folder, 'theme.css');
    writeFileSync(taken, 'a {}');
    const { code, stdout, stderr } = await explain('--write', taken);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^error: .*theme\.css.* cannot be written: .*\n {2}Name a folder that you may write to\.\n$/,
    );
    expect(readFileSync(taken, 'utf8')).toBe('a {}');
    const beside = join(folder, 'beside');
    mkdirSync(join(beside, 'doorway.md'), { recursive: true });
    expect(await explain('--write', beside)).toMatchObject({ code: 2, stdout: '' });
  });
});
