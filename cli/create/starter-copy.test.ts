import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyOf } from '../../renderer/build/checks/rules/starter-left.ts';
import { check } from '../../renderer/build/index.ts';
import { load } from '../../renderer/build/inputs/index.ts';
import type { StarterCopy } from '../../renderer/build/inputs/options.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { samplePhones } from './sample-phone.ts';
import { scaffoldSample } from './starter.fixture.ts';
import { starterCopy } from './starter-copy.ts';
import { starters } from './starters.ts';

const file = join(import.meta.dirname, 'starter-copy.json');

it('has the hashes of every starter as it is (UPDATE=1 updates them)', async () => {
  const copies: StarterCopy[] = [];
  for (const { name } of starters()) {
    const { loaded } = await siteOf(name);
    const phones = samplePhones.flatMap((value) =>
      copyOf({ ...none, input: { facts: { phone: { type: 'phone', value } } } }),
    );
    const pieces = [...copyOf({ ...loaded, prose: loaded.prose.used }), ...phones];
    copies.push({ starter: name, hashes: [...new Set(pieces.map(({ hash }) => hash))].sort() });
  }
  if (process.env.UPDATE === '1') {
    const hashes = Object.fromEntries(copies.map((copy) => [copy.starter, copy.hashes.join(' ')]));
    writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
  }
  expect(starterCopy()).toEqual(copies);
});

const none = { prose: [], images: new Map() };

describe.each(starters())('a site of the starter $name', ({ name }) => {
  it('says in one warning how much of its copy is left', async () => {
    const { root } = await siteOf(name);
    const [whole, ...more] = await left(root);
    expect(more).toEqual([]);
    expect(whole?.message).toMatch(
      new RegExp(
        `^The copy of the starter "${name}" is unchanged in \\d+ texts, \\d+ names and facts, \\d+ pictures? and \\d+ prices?\\.$`,
      ),
    );
    expect(whole?.places).toHaveLength(countIn(whole?.message));
    expect(new Set(whole?.places?.map(({ file }) => file)).size).toBeGreaterThan(3);
  });

  it('counts less after each change, also with values of another country', async () => {
    const { root } = await siteOf(name, { name: 'Ours', origin: 'https://ours.fr', locale: 'fr-FR' });
    const before = countIn((await left(root))[0]?.message);
    const config = join(root, 'pages.config.ts');
    const facts = readFileSync(config, 'utf8')
      .replace(/(type: 'email', value: ')[^']+/g, '$1nous@ours.fr')
      .replace(/(type: 'money', value: )(\d+)/g, '$1$29');
    writeFileSync(config, facts);
    const after = countIn((await left(root))[0]?.message);
    expect(after).toBeLessThan(before - 1);
    writeFileSync(
      join(root, 'templates/images/icon.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    );
    expect(countIn((await left(root))[0]?.message)).toBe(after - 1);
  });
});

it('is silent on a site of its own, and without --production', async () => {
  expect(await left(resolve(import.meta.dirname, '../..'))).toEqual([]);
  const { root } = await siteOf('plain');
  expect(await left(root, false)).toEqual([]);
});

async function siteOf(name: string, values: Parameters<typeof scaffoldSample>[2] = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-starter-copy-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  scaffoldSample(root, name, values);
  return { root, loaded: await load({ files: diskFiles, ...pathsOf(root) }) };
}

async function left(root: string, production = true) {
  const { issues } = await check({ files: diskFiles, ...pathsOf(root), year: 2026, production, starters: starterCopy });
  return issues.filter(({ code }) => code === 'starter-left');
}

function pathsOf(root: string) {
  return { config: join(root, 'pages.config.ts'), cacheDir: join(root, '.frontage') };
}

function countIn(message = ''): number {
  return [...message.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
}
