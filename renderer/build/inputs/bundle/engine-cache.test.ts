import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tempSite } from '../../../../tests/temp-site.ts';
import { analyzeSite } from '../../index.ts';
import { engineFile } from './bundle.ts';
import { engineCache } from './engine-cache.ts';

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

it('is beside the engine, or in the site if that is not writable', () => {
  expect(engineCache(own)).toBe(engineFile('../.frontage/engine'));
  engines.writable = false;
  expect(engineCache(own)).toBe(own);
});

it('holds the blocks of sites without their own; other sites store theirs', async () => {
  for (const [fixture, isOwn] of [
    ['live', false],
    ['own-block', true],
  ] as const) {
    const site = tempSite(fixture);
    expect((await analyzeSite(site.options)).ready).toBeDefined();
    expect(existsSync(join(site.options.cacheDir, 'blocks.json')), fixture).toBe(isOwn);
    site.drop();
  }
  expect(existsSync(engineFile('../.frontage/engine/blocks.json'))).toBe(true);
});

it('holds the style sheets of the engine; a site stores its own', async () => {
  const site = tempSite('own-block');
  const theme = readFileSync(join(site.root, 'templates/theme.css'), 'utf8');
  const mark = `--of-this-site-${Date.now()}`;
  site.write('templates/theme.css', theme.replace(':root {', `:root { ${mark}: 1px; margin: var(${mark});`));
  expect((await analyzeSite(site.options)).ready).toBeDefined();
  const keptIn = (folder: string) => readFileSync(join(folder, 'sheets.json'), 'utf8');
  expect(keptIn(site.options.cacheDir)).toContain(mark);
  expect(keptIn(site.options.cacheDir)).not.toContain('@layer base');
  expect(keptIn(engineFile('../.frontage/engine'))).not.toContain(mark);
  expect(keptIn(engineFile('../.frontage/engine'))).toContain('@layer base');
  site.drop();
});
