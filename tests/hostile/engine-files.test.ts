import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontage } from '../command.ts';
import { type TempSite, tempSite } from '../temp-site.ts';

let site: TempSite;
beforeAll(() => {
  site = tempSite('bakery');
});
afterAll(() => site.drop());

const run = (...args: readonly string[]) => frontage(args, { cwd: site.root, timeout: 30_000 });
const at = (path: string) => join(site.root, path);

describe('a file in the path of an engine file', () => {
  it('may be a pipe without a writer, which is ignored', async () => {
    expect((await run('build', '-q')).code).toBe(0);
    const names = readdirSync(at('.frontage')).filter((name) => lstatSync(at(`.frontage/${name}`)).isFile());
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      rmSync(at(`.frontage/${name}`));
      execFileSync('mkfifo', [at(`.frontage/${name}`)]);
    }
    expect(await run('check')).toMatchObject({ code: 0 });
    expect(await run('build', '-q')).toMatchObject({ code: 0, stderr: '' });
  }, 90_000);

  it.each([
    ['a link to itself', () => symlinkSync(at('.frontage-edit'), at('.frontage-edit'))],
    ['a file', () => writeFileSync(at('.frontage-edit'), 'mine')],
    ['a link to another folder', () => symlinkSync(at('templates'), at('.frontage-edit'))],
  ])('is reported and left alone if it is %s in place of the edit folder', async (_, put) => {
    put();
    const { code, stderr } = await run('rename', '/bread', '/loaves');
    expect([code, stderr]).toEqual([2, expect.stringContaining('.frontage-edit, but a file has that name')]);
    expect(lstatSync(at('.frontage-edit')).isDirectory()).toBe(false);
    rmSync(at('.frontage-edit'));
  });
});

describe('a tsconfig.json that cannot be read', () => {
  it.each([
    ['tsconfig.json', '{', 'This tsconfig.json cannot be read: EOF while parsing an object.'],
    ['tsconfig.json', '{\n  "compilerOptions": 3\n}', 'This tsconfig.json cannot be read: invalid type'],
    ['tsconfig.json', '{ "extends": "./none.json" }', 'A tsconfig.json extends none.json, and there is no file'],
    ['templates/copy/tsconfig.json', 'x', 'This tsconfig.json cannot be read: expected value.'],
  ])('is reported: %s with %s', async (file, text, message) => {
    mkdirSync(at('templates/copy'), { recursive: true });
    writeFileSync(at(file), text);
    const { code, stdout, stderr } = await run('check');
    rmSync(at(file));
    expect(code).toBe(1);
    expect(stderr + stdout).toContain(message);
    expect(stderr + stdout).not.toContain('node_modules');
  });
});
