import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TempSite, tempSite } from '../../../tests/temp-site.ts';
import { build } from '../index.ts';
import type { Loaded } from '../inputs/index.ts';
import { loadCacheFile } from '../lib/cache-file.js';
import { loadSite } from '../open-site.ts';
import { bundleAhead } from './site-assets.ts';

let site: TempSite;
beforeEach(() => {
  site = tempSite('live');
});
afterEach(() => {
  site.drop();
});

const loaded = (): Promise<Loaded> => loadSite(site.options);

describe('islands that are bundled while the site is being planned', () => {
  it('are those that it needs, and are not bundled again', async () => {
    const kept = join(site.options.cacheDir, 'islands.json');
    const all = await loaded();
    let bundling = Promise.resolve();
    const begun = new Promise<void>((begin) => {
      bundling = bundleAhead(all, site.options, begin);
    });
    expect(await Promise.race([begun.then(() => 'begun'), bundling.then(() => 'done')])).toBe('begun');
    expect(existsSync(kept)).toBe(false);
    await bundling;
    const ahead = { text: readFileSync(kept, 'utf8'), time: statSync(kept).mtimeMs };
    expect(Object.keys(JSON.parse(String(loadCacheFile(kept))).value.modules)).toEqual(['form', 'outbox', 'scheduler']);
    expect((await build(site.options)).result?.written.length).toBeGreaterThan(0);
    expect({ text: readFileSync(kept, 'utf8'), time: statSync(kept).mtimeMs }).toEqual(ahead);
    rmSync(kept);
    await build(site.options);
    expect(readFileSync(kept, 'utf8')).toBe(ahead.text);
  });

  it('are left alone where some were bundled before', async () => {
    const all = await loaded();
    site.write('.frontage/islands.json', '{}');
    await bundleAhead(all, site.options, () => undefined);
    expect(readFileSync(join(site.options.cacheDir, 'islands.json'), 'utf8')).toBe('{}');
  });

  it('may be others than those that it needs, and nobody sees', async () => {
    const all = await loaded();
    await bundleAhead({ ...all, input: { sections: [{ block: 'video' }] } }, site.options, () => undefined);
    const report = await build(site.options);
    expect(report.result?.written.filter((file) => /^assets\/(form|video)-[\w-]{8}\.js$/.test(file))).toEqual([
      expect.stringMatching(/form-/),
    ]);
  });
});
