import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildOptions, build } from '../renderer/build/index.ts';
import { frontageInProcess } from './in-process.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('own-block');
afterAll(site.drop);

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));
const at = (folder: string) => join(site.root, folder);
const island = 'templates/blocks/hire-price/total.ts';

/** A clean build in separate folders. */
async function built(out: string, more: Partial<BuildOptions> = {}): Promise<ReadonlyMap<string, Buffer>> {
  const options = { ...site.options, out: at(out), cacheDir: at(`cache-${out}`), ...more };
  const { issues, result } = await build(options);
  expect(issues).toEqual([]);
  expect(result).toBeDefined();
  return filesIn(options.out);
}

const assetsOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files.keys()].filter((file) => /^assets\/[^/]+$/.test(file));
const record = (files: ReadonlyMap<string, Buffer>) => JSON.parse(String(files.get('assets/earlier.json') ?? '{}'));

let first: ReadonlyMap<string, Buffer>;
let alone: ReadonlyMap<string, Buffer>;
let gone: readonly string[];
beforeAll(async () => {
  first = await built('first');
  site.edit(island, 'Math.max(1, hours)', 'Math.max(2, hours)');
  alone = await built('alone');
  gone = assetsOf(first).filter((file) => !alone.has(file));
  expect(gone).toEqual([expect.stringMatching(/^assets\/hirePrice-/)]);
});

describe('assets of an earlier build', () => {
  it('are kept, without any other change to the site', async () => {
    const second = await built('second', { previous: { folder: at('first'), now: day(0) } });
    for (const file of gone) expect(second.get(file)).toEqual(first.get(file));
    expect(record(second)).toEqual(Object.fromEntries(gone.map((file) => [file, day(0).toISOString()])));
    // The marker file lists every path of its folder.
    const names = ['assets/earlier.json', '.frontage', ...gone];
    const others = (files: ReadonlyMap<string, Buffer>) =>
      new Map([...files].filter(([file]) => !names.includes(file)));
    expect(others(second)).toEqual(others(alone));
  });

  it('stay for 30 days after the first build without them, for every copy that is built upon', async () => {
    cpSync(at('second'), at('copy'), { recursive: true });
    const third = await built('third', { previous: { folder: at('copy'), now: day(30) } });
    expect(record(third)).toEqual(record(filesIn(at('second'))));
    for (const file of gone) expect(third.has(file)).toBe(true);
    const fourth = await built('fourth', { previous: { folder: at('third'), now: day(31) } });
    expect(fourth).toEqual(alone);
  });

  it('belong to the site again if a build produces them again', async () => {
    site.edit(island, 'Math.max(2, hours)', 'Math.max(1, hours)');
    const back = await built('back', { previous: { folder: at('second'), now: day(1) } });
    expect(Object.keys(record(back))).toEqual(assetsOf(alone).filter((file) => !first.has(file)));
    site.edit(island, 'Math.max(1, hours)', 'Math.max(2, hours)');
    const again = await built('again', { previous: { folder: at('back'), now: day(29) } });
    expect(record(again)[gone[0] ?? ''], 'counts from when it was a part of the site last').toBe(day(29).toISOString());
  });

  it('may come from the output folder, which need not exist', async () => {
    const inPlace = (now: Date) => built('place', { previous: { folder: at('place'), now } });
    const before = await inPlace(day(0));
    expect(record(before)).toEqual({});
    site.edit(island, 'Math.max(2, hours)', 'Math.max(3, hours)');
    const after = await inPlace(day(1));
    expect(assetsOf(after)).toEqual(expect.arrayContaining(assetsOf(before)));
    const options = { ...site.options, out: at('place'), cacheDir: at('cache-place') };
    const same = await build({ ...options, previous: { folder: at('place'), now: day(2) } });
    expect(same.result).toMatchObject({ written: [], removed: [] });
    expect((await build(options)).result?.removed).toEqual(expect.arrayContaining(['assets/earlier.json']));
  });

  it('cannot come from a folder that is not a build', async () => {
    for (const previous of ['templates', 'nowhere']) {
      const { code, stdout, stderr } = await frontageInProcess(['build', '--previous', previous], { cwd: site.root });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^error previous-invalid\n.*(is not a build of Frontage|There is no folder)/);
      expect(stderr).toContain('Leave the option out for the first build');
    }
  });

  it('are reported by the command, which reads the time from SOURCE_DATE_EPOCH', async () => {
    const env = { SOURCE_DATE_EPOCH: String(day(3).getTime() / 1000) };
    rmSync(at('dist'), { recursive: true, force: true });
    cpSync(at('first'), at('deployed'), { recursive: true });
    const { stdout } = await frontageInProcess(['build', '--previous', 'deployed'], { cwd: site.root, env });
    expect(stdout).toContain('1 asset of earlier builds kept for pages that are still open');
    expect(Object.values(record(filesIn(at('dist'))))).toEqual([day(3).toISOString()]);
    writeFileSync(at('deployed/assets/earlier.json'), 'not { json');
    expect(await frontageInProcess(['build', '-q', '--previous', 'deployed'], { cwd: site.root, env })).toMatchObject({
      code: 0,
    });
  });
});
