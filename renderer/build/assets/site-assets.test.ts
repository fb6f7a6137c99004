import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TempSite, tempSite } from '../../../tests/temp-site.ts';
import { build } from '../index.ts';
import type { Loaded } from '../inputs/index.ts';
import { loadCacheFile } from '../lib/cache-file.js';
import { loadSite } from '../run/open-site.ts';
import { bundleEarly } from './site-assets.ts';

let site: TempSite;
beforeEach(() => {
  site = tempSite('live');
});
afterEach(() => {
  site.drop();
});

const loaded = (): Promise<Loaded> => loadSite(site.options);

describe('islands that are bundled while the site is analyzed', () => {
  it('are those that the site needs, and are not bundled again', async () => {
    const kept = join(site.options.cacheDir, 'islands.json');
    const all = await loaded();
    let bundling = Promise.resolve();
    const begun = new Promise<void>((begin) => {
      bundling = bundleEarly(all, site.options, begin);
    });
    expect(await Promise.race([begun.then(() => 'begun'), bundling.then(() => 'done')])).toBe('begun');
    expect(existsSync(kept)).toBe(false);
    await bundling;
    const before = { text: readFileSync(kept, 'utf8'), time: statSync(kept).mtimeMs };
    expect(Object.keys(JSON.parse(String(loadCacheFile(kept))).value.modules)).toEqual([
      'after-form',
      'form',
      'outbox',
      'scheduler',
    ]);
    expect((await build(site.options)).result?.written.length).toBeGreaterThan(0);
    expect({ text: readFileSync(kept, 'utf8'), time: statSync(kept).mtimeMs }).toEqual(before);
    rmSync(kept);
    await build(site.options);
    expect(readFileSync(kept, 'utf8')).toBe(before.text);
  });

  it('are not bundled if the cache has some', async () => {
    const all = await loaded();
    site.write('.frontage/islands.json', '{}');
    await bundleEarly(all, site.options, () => undefined);
    expect(readFileSync(join(site.options.cacheDir, 'islands.json'), 'utf8')).toBe('{}');
  });

  it('may differ from those that the site needs, without effect', async () => {
    const all = await loaded();
    await bundleEarly({ ...all, input: { sections: [{ block: 'video' }] } }, site.options, () => undefined);
    const report = await build(site.options);
    expect(report.result?.written.filter((file) => /^assets\/(form|video)-[\w-]{8}\.js$/.test(file))).toEqual([
      expect.stringMatching(/form-/),
    ]);
  });
});
