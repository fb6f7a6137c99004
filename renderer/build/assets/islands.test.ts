import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../site/input.ts';
import { loadRegistry } from '../inputs/registry.ts';
import { diskFiles } from '../lib/files.ts';
import { outboxModule, sharedIslands } from '../lib/island-names.ts';
import { bundleIslands, type Islands, islandsByName } from './islands.ts';

const root = mkdtempSync(join(tmpdir(), 'frontage-islands-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const built = new Map<Client, Islands>();
beforeAll(async () => {
  const files = diskFiles;
  const { blocks } = await loadRegistry({ files, root, cacheDir: root });
  // In sequence with one cache, as when a config changes.
  for (const client of clients) {
    built.set(
      client,
      await bundleIslands([...blocks.values()], {
        files,
        cacheDir: root,
        client,
        leads: true,
        shared: ['status', 'controls', 'form-steps', 'after-form', 'partial-form'],
        phoneRegion: 'GB',
      }),
    );
  }
});

const clients = ['react', 'preact'] as const satisfies Client[];
let islands: Islands;
let names: readonly string[];
const look = (client: Client) => {
  islands = built.get(client) ?? { modules: {}, files: {} };
  names = Object.keys(islands.modules).filter((name) => name !== outboxModule);
};

const code = (file: string) => islands.files[file] ?? '';
const weight = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(code(file), { level: 9 }).length, 0);
const chunk = (name: string) =>
  Object.keys(islands.files).filter((file) => new RegExp(`/${name}-[^/]{8}\\.js$`).test(file));

/** Every file that a browser loads before an island runs: its own and all imports, shared or not. */
function closure(name: string): string[] {
  const files = new Set(islands.modules[name]?.slice(0, 1));
  for (const file of files) {
    for (const [, path = ''] of code(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
      files.add(`assets/${path}`);
    }
  }
  return [...files];
}

/** The runtime and `mount`, and the code that sends leads, which every page has. Each has its own limit. */
const aside = () => [...clients, 'rolldown-runtime', 'mount', 'outbox'].flatMap(chunk);

describe.each(clients)('the islands of all blocks, run on %s,', (client) => {
  beforeAll(() => look(client));

  it('add at most 4.1 KB each, with shared code counted in full', () => {
    const own = names
      // Their limits are below.
      .filter((name) => !['controls', 'form-steps', 'after-form', 'partial-form'].includes(name))
      .map((name) => ({ name, bytes: weight(closure(name).filter((file) => !aside().includes(file))) }))
      .sort((a, b) => b.bytes - a.bytes);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own[0]?.bytes, `${own[0]?.name} is the heaviest`).toBeLessThanOrEqual(4200);
    expect(own.at(-1)?.bytes).toBeGreaterThan(0);
  });

  it('say in less than 1 KB whether a business is open', () => {
    expect(weight(closure('status'))).toBeLessThanOrEqual(1024);
    expect(closure('status').some((file) => chunk(client).includes(file))).toBe(false);
  });

  it.each(['controls', 'form-steps'])(
    'add at most 6 KB for a form with every type of field and %s, before the form itself',
    (name) => {
      const files = closure(name);
      const known = ['form', 'popup'].flatMap(closure);
      const own = files.filter((file) => !known.includes(file));
      expect(weight(own)).toBeGreaterThan(1024);
      expect(weight(own)).toBeLessThanOrEqual(6144);
      expect(known.some((file) => own.includes(file))).toBe(false);
    },
  );

  it('load the numbers of the world only for a field of that type, at its first touch', () => {
    const phones = chunk('phones');
    expect(phones).toHaveLength(1);
    // Without a field, the first touch of a number loads this alone.
    expect(weight(chunk('numbers'))).toBeLessThanOrEqual(640);
    expect(weight(phones)).toBeLessThanOrEqual(31 * 1024);
    for (const name of [...names, outboxModule]) expect(closure(name)).not.toEqual(expect.arrayContaining(phones));
  });

  it('add at most 2.2 KB for a form that leads to another page, before the form itself', () => {
    const known = ['form', 'popup'].flatMap(closure);
    const own = closure('after-form').filter((file) => !known.includes(file));
    expect(weight(own)).toBeGreaterThan(512);
    expect(weight(own)).toBeLessThanOrEqual(2240);
    expect(known.some((file) => own.includes(file))).toBe(false);
  });

  it('add at most 2.5 KB for a form that sends partial leads, before the form itself', () => {
    const known = ['form', 'popup', 'form-steps'].flatMap(closure);
    const own = closure('partial-form').filter((file) => !known.includes(file));
    expect(weight(own)).toBeGreaterThan(512);
    expect(weight(own)).toBeLessThanOrEqual(2560);
    expect(known.some((file) => own.includes(file))).toBe(false);
  });

  it('keep code small that is not counted there', () => {
    expect(weight(chunk('mount'))).toBeLessThanOrEqual(1760);
    const sending = chunk('outbox');
    expect(sending).toHaveLength(2);
    // It includes leads of closed pages, denied storage, redirects and digits of every script.
    expect(weight(sending)).toBeLessThanOrEqual(7200);
  });

  it('load it once, and only if they are components', () => {
    const runtime = chunk(client);
    expect(runtime).toHaveLength(1);
    const reacting = names.filter((name) => closure(name).includes(runtime[0] ?? ''));
    expect(reacting).toEqual(expect.arrayContaining(['form', 'newsletter', 'popup']));
    expect(closure(outboxModule)).not.toContain(runtime[0]);
    expect(closure('toast')).not.toContain(runtime[0]);
  });

  it('load nothing of the other', () => {
    const bringing = (sign: string) => Object.keys(islands.files).filter((file) => code(file).includes(sign));
    const signs = { react: 'react.transitional.element', preact: 'debounceRendering' };
    for (const name of clients) expect(bringing(signs[name]), name).toEqual(name === client ? chunk(name) : []);
  });

  it('list every file that they need, their own first', () => {
    for (const name of names) expect(islands.modules[name]).toEqual(closure(name));
  });

  it('are also available by name alone, as a re-export', () => {
    const byName = islandsByName(islands);
    expect(Object.keys(byName).sort()).toEqual(names.map((name) => `assets/islands/${name}.js`).sort());
    for (const name of names) {
      expect(byName[`assets/islands/${name}.js`]).toBe(
        `export{default}from"../${islands.modules[name]?.[0]?.slice('assets/'.length)}";`,
      );
    }
  });
});

it('the islands of a site without phone numbers have no code for them', async () => {
  const { blocks } = await loadRegistry({ files: diskFiles, root, cacheDir: root });
  const form = [...blocks.values()].filter(({ block }) => block.type === 'form');
  const { files } = await bundleIslands(form, { files: diskFiles, cacheDir: root, client: 'preact', leads: true });
  expect(Object.keys(files).filter((file) => file.includes('phones'))).toEqual([]);
  expect(Object.values(files).filter((code) => code.includes('INVALID_COUNTRY'))).toEqual([]);
});

it('no block has the name of an island that blocks share', async () => {
  const { blocks } = await loadRegistry({ files: diskFiles, root, cacheDir: root });
  expect([...sharedIslands.keys()].filter((name) => blocks.has(name))).toEqual([]);
});

describe('the client runtime of islands', () => {
  it('has React DOM once, minified in advance, at the end of the chunk that calls it', () => {
    look('preact');
    const naming = () => Object.keys(islands.files).filter((file) => /reactDom\w{10}|makeReactDom/.test(code(file)));
    expect(naming()).toEqual([]);
    look('react');
    expect(naming()).toEqual(chunk('react'));
    const [file = ''] = chunk('react');
    const [, name] = /;function (reactDom\w{10})\(/.exec(code(file)) ?? [];
    expect(code(file).split(`${name}(`)).toHaveLength(3);
    expect(code(file)).toMatch(
      new RegExp(`=${name}\\(\\{react:\\w+\\(\\),[^}]*\\}\\)[^]*\\bexport\\{[^}]*\\};function ${name}\\(`),
    );
  });

  it('does not affect islands without components, except their file names', () => {
    const plain = (client: Client) => {
      look(client);
      const without = names.filter((name) => !closure(name).includes(chunk(client)[0] ?? ''));
      return Object.fromEntries(
        without.map((name) => [name, code(islands.modules[name]?.[0] ?? '').replace(/-[\w-]{8}\.js/g, '.js')]),
      );
    };
    expect(Object.keys(plain('react'))).toEqual(
      expect.arrayContaining(['consent', 'presentation', 'scheduler', 'toast', 'video']),
    );
    expect(plain('preact')).toEqual(plain('react'));
  });

  it('weighs less than an eighth with preact', () => {
    const weightOf = (client: Client) => {
      look(client);
      return weight(chunk(client));
    };
    expect(weightOf('preact')).toBeLessThanOrEqual(7680);
    expect(weightOf('react')).toBeGreaterThan(8 * weightOf('preact'));
  });
});
