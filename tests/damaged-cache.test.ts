import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { frontage } from './command.ts';
import { copyEngine } from './engine-copy.ts';
import { filesIn, tempSite } from './temp-site.ts';

/** Ways to damage a cache file. */
const damages = {
  'cut to nothing': (file: string) => writeFileSync(file, ''),
  'cut in half': (file: string) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
  },
  'changed in a few bits': flip,
  'a link to nowhere': (file: string) => {
    rmSync(file);
    symlinkSync(join(tmpdir(), 'frontage-no-such-file'), file);
  },
} satisfies Record<string, (file: string) => void>;

/** Swaps letters, so that JSON and code remain syntactically valid. */
function flip(file: string): void {
  const bytes = readFileSync(file);
  for (let at = 7; at < bytes.length; at += Math.max(1, Math.floor(bytes.length / 40)))
    bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

const outputOf = (folder: string) =>
  [...filesIn(folder)].map(([path, bytes]) => `${path} ${bytes.toString('base64')}`).join('\n');

const engine = mkdtempSync(join(tmpdir(), 'frontage-damaged-'));
const entry = copyEngine(engine);
const site = tempSite('own-block');
const { out, cacheDir } = site.options;
const turn = (to: 'Adrift' | 'Ashore') =>
  site.edit('templates/copy/hire.ts', to === 'Adrift' ? 'Ashore' : 'Adrift', to);
let expected: Readonly<Record<'Adrift' | 'Ashore', string>>;

/** The type declarations are not a cache: editors read them, and every command compares them with the site. */
function caches(): string[] {
  return [cacheDir, join(engine, '.frontage')].flatMap((folder) =>
    [...filesIn(folder).keys()].filter((file) => file !== 'types.d.ts').map((file) => join(folder, file)),
  );
}

async function run(command: string): Promise<void> {
  const { code, stderr } = await frontage([command], { cwd: site.root, entry });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}

beforeAll(async () => {
  await run('build');
  const Adrift = outputOf(out);
  turn('Ashore');
  for (const folder of [out, cacheDir]) rmSync(folder, { recursive: true });
  await run('build');
  expected = { Adrift, Ashore: outputOf(out) };
  turn('Adrift');
  for (const command of ['build', 'check', 'routes', 'build']) await run(command);
});
afterAll(() => {
  site.drop();
  rmSync(engine, { recursive: true });
});

describe('a cache is rebuilt', () => {
  it.each(Object.entries(damages))('if each of its files is %s', async (_name, damage) => {
    const files = caches();
    const cacheFiles = /\.cache$|scripts$|\.cjs$|cards\/.*png$|manifest|last-/;
    expect(files.filter((file) => cacheFiles.test(file)).length).toBeGreaterThan(12);
    for (const file of files) damage(file);
    for (const command of ['check', 'build']) await run(command);
    expect(outputOf(out) === expected.Adrift).toBe(true);
  });

  it('unless a folder blocks it, which the error names', async () => {
    for (const file of caches()) {
      rmSync(file);
      mkdirSync(file);
    }
    const { code, stderr } = await frontage(['build'], { cwd: site.root, entry });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^error disk-failed\nCannot keep \S+ in \.frontage: EISDIR/),
    });
    for (const folder of [cacheDir, join(engine, '.frontage')]) rmSync(folder, { recursive: true });
    await run('build');
  });
});

describe('a changed cache file does not change the output,', () => {
  const options = { ...site.options, engine: 'the same' };

  it('for every file', async () => {
    const backup = join(site.root, 'backup');
    await build(options);
    for (const folder of [out, cacheDir]) cpSync(folder, join(backup, folder), { recursive: true });
    const names = [...filesIn(cacheDir).keys()].filter((name) => !name.endsWith('types.d.ts'));
    for (const name of names) {
      flip(join(cacheDir, name));
      await build(options);
      expect(outputOf(out) === expected.Adrift, `${name}, nothing edited`).toBe(true);
      flip(join(cacheDir, name));
      turn('Ashore');
      await build(options);
      expect(outputOf(out) === expected.Ashore, `${name}, after an edit`).toBe(true);
      turn('Adrift');
      await build(options);
    }
    expect(readdirSync(cacheDir).length).toBeGreaterThan(8);
  });
});
