import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frontage } from './command.ts';
import { copyEngine } from './engine-copy.ts';

let engine: string;
let entry: string;
beforeEach(() => {
  engine = mkdtempSync(join(tmpdir(), 'frontage-compiled-'));
  entry = copyEngine(engine);
});
afterEach(() => rmSync(engine, { recursive: true }));

const kept = () => readdirSync(join(engine, '.frontage/command-line'));

function edit(file: string, from: string, to: string): void {
  const source = readFileSync(join(engine, file), 'utf8');
  expect(source).toContain(from);
  writeFileSync(join(engine, file), source.replace(from, to));
}

describe('the compiled command line', () => {
  it('is made once, and anew when a source has changed', async () => {
    await frontage(['--help'], { cwd: engine, entry });
    const first = kept();
    expect(first).toHaveLength(1);
    await frontage(['--help'], { cwd: engine, entry });
    expect(kept()).toEqual(first);
    edit('cli/main.ts', 'find every fault', 'look for every fault');
    expect((await frontage(['--help'], { cwd: engine, entry })).stdout).toContain('look for every fault');
    expect(kept()).toHaveLength(2);
  });

  it('is made whole when several commands start at once', async () => {
    const runs = await Promise.all(Array.from({ length: 3 }, () => frontage(['--help'], { cwd: engine, entry })));
    expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(3).fill({ code: 0, stderr: '' }));
    expect(kept()).toHaveLength(1);
  });

  it('is dropped when it is a day old', async () => {
    await frontage(['--help'], { cwd: engine, entry });
    const [old = ''] = kept();
    utimesSync(join(engine, '.frontage/command-line', old), 0, 0);
    edit('cli/main.ts', 'find every fault', 'look for every fault');
    await frontage(['--help'], { cwd: engine, entry });
    expect(kept()).not.toContain(old);
  });

  it('gives way to the sources where it cannot be kept', async () => {
    writeFileSync(join(engine, '.frontage'), 'a file where the folder should be');
    const { code, stdout, stderr } = await frontage(['--help'], { cwd: engine, entry });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('find every fault');
  });

  it('says so where no packages are installed', async () => {
    rmSync(join(engine, 'node_modules'), { recursive: true });
    const { code, stdout, stderr } = await frontage(['check'], { cwd: engine, entry });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('The package "rolldown" is not installed.\n\nRun `npm ci` first, then try again.\n');
  });

  it('names the sources in the stack of a fault of its own', async () => {
    edit('cli/commands/check.ts', 'const format =', "throw new Error('on purpose');\n  const format =");
    const { code, stderr } = await frontage(['check'], { cwd: engine, entry });
    expect(code).toBe(70);
    expect(stderr).toMatch(/cli\/commands\/check\.ts:\d+/);
  });
});
