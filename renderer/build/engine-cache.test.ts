import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tempSite } from '../../tests/temp-site.ts';
import { engineCache } from './engine-cache.ts';
import { plan } from './index.ts';
import { engineFile } from './load/bundle.ts';

const engines = vi.hoisted(() => ({ writable: true }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const refused = () => {
    throw Object.assign(new Error('read-only'), { code: 'EROFS' });
  };
  return {
    ...fs,
    accessSync: (...args: Parameters<typeof fs.accessSync>) => (engines.writable ? fs.accessSync(...args) : refused()),
  };
});

let own: string;
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'frontage-own-'));
  engines.writable = true;
});
afterEach(() => rmSync(own, { recursive: true }));

it('stands beside the engine, and in the site where nothing can be kept there', () => {
  expect(engineCache(own)).toBe(engineFile('../.frontage/engine'));
  engines.writable = false;
  expect(engineCache(own)).toBe(own);
});

it('holds the blocks of sites that have none of their own; the others keep theirs', async () => {
  for (const [fixture, isOwn] of [
    ['live', false],
    ['own-block', true],
  ] as const) {
    const site = tempSite(fixture);
    expect((await plan(site.options)).ready).toBeDefined();
    expect(existsSync(join(site.options.cacheDir, 'blocks.json')), fixture).toBe(isOwn);
    site.drop();
  }
  expect(existsSync(engineFile('../.frontage/engine/blocks.json'))).toBe(true);
});
