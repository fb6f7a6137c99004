import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createByPackage, isHere } from './create-package.ts';
import { starters } from './starters.ts';

/** A starter of which only the description is here, and an npm that notes its arguments and ends with a status. */
function fakeNpm(status: number) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-npm-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/args'\nexit ${status}\n`);
  chmodSync(npm, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const sample = { name: 'Sample', origin: 'https://sample.example', locale: 'en-GB', phone: '020 7946 0123' };
  const starter = { name: 'dental', folder, description: 'a practice', sample };
  return { starter, args: () => readFileSync(join(folder, 'args'), 'utf8').trim().split('\n') };
}

const values = { name: "Baker's Sons", origin: 'https://bakery.example', locale: 'en-GB', currency: undefined };

beforeEach(() => void vi.stubEnv('npm_execpath', ''));

it('all starters are here in the repository', () => {
  expect(starters().filter((starter) => !isHere(starter))).toEqual([]);
});

describe('a starter that only create-frontage has', () => {
  it('is created by npm, with every answer', () => {
    const { starter, args } = fakeNpm(0);
    expect(isHere(starter)).toBe(false);
    createByPackage('/work/my site', starter, values, '1.2.3');
    expect(args()).toEqual([
      ...['exec', '--yes', 'create-frontage@1.2.3', '--', '/work/my site', '--template', 'dental'],
      ...['--name', "Baker's Sons", '--origin', 'https://bakery.example', '--locale', 'en-GB', '--yes'],
    ]);
  });

  it('ends with a command to try if npm fails', () => {
    const { starter } = fakeNpm(1);
    expect(() => createByPackage('/work/site', starter, values, '1.2.3')).toThrow(
      expect.objectContaining({
        name: 'UsageError',
        message: expect.stringContaining('"dental" is in the package create-frontage'),
        suggestion: expect.stringContaining('npm create frontage@latest my-site -- --template dental'),
      }),
    );
  });
});
