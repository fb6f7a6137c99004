import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TempSite, tempSite } from '../../../tests/temp-site.ts';
import { build } from '../index.ts';
import type { Loaded } from '../inputs/index.ts';
import { loadCacheFile } from '../lib/cache-file.js';
import { memoryFragments } from '../page/render/fragments.ts';
import { renderAhead, renderSections } from '../page/render/index.ts';
import { loadSite, plan } from '../plan.ts';
import { bundleEarly, makeAssets } from './site-assets.ts';

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
      bundling = bundleEarly(all, site.options, begin);
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
    await bundleEarly(all, site.options, () => undefined);
    expect(readFileSync(join(site.options.cacheDir, 'islands.json'), 'utf8')).toBe('{}');
  });

  it('may be others than those that it needs, and nobody sees', async () => {
    const all = await loaded();
    await bundleEarly({ ...all, input: { sections: [{ block: 'video' }] } }, site.options, () => undefined);
    const report = await build(site.options);
    expect(report.result?.written.filter((file) => /^assets\/(form|video)-[\w-]{8}\.js$/.test(file))).toEqual([
      expect.stringMatching(/form-/),
    ]);
  });
});

describe('pages, while the bundler is waited for', () => {
  /** A site that is planned, and how often one of its views was called. */
  async function planned() {
    let calls = 0;
    const { ready } = await plan({
      ...site.options,
      registry: (registry) => {
        const intro = registry.blocks.get('pageIntro');
        if (intro === undefined) throw new Error('there is no intro');
        const View = (props: object) => {
          calls += 1;
          return (intro.block.View as (props: object) => null)(props);
        };
        return {
          ...registry,
          blocks: new Map([...registry.blocks, ['pageIntro', { ...intro, block: { ...intro.block, View } }]]),
        };
      },
    });
    if (ready === undefined) throw new Error('the site has faults');
    const pages = ready.pages.filter(({ sections }) =>
      sections.some(({ definition }) => definition.block.type === 'pageIntro'),
    );
    return { ready: { ...ready, pages }, calls: () => calls };
  }

  it('are rendered, once, to what they are rendered to afterwards', async () => {
    const { ready, calls } = await planned();
    const [page] = ready.pages;
    if (page === undefined) throw new Error('no page has an intro');
    const fragments = { ...memoryFragments(), get: () => undefined, set: () => undefined };
    let end: () => void = () => undefined;
    const bundling = new Promise<void>((resolve) => {
      end = resolve;
    });
    const making = makeAssets({ ...ready, pages: [page] }, site.options, fragments, bundling);
    await vi.waitFor(() => expect(calls()).toBeGreaterThan(0));
    end();
    const { context } = await making;
    const before = calls();
    const sections = renderSections(page, context);
    expect(calls()).toBe(before);
    const again = renderSections(page, context);
    expect(calls()).toBeGreaterThan(before);
    expect(again).toEqual(sections);
  });

  it('are left to whoever needs them where nobody waits, or something else is rendered with', async () => {
    const { ready, calls } = await planned();
    const [page] = ready.pages;
    if (page === undefined) throw new Error('no page has an intro');
    const fragments = { ...memoryFragments(), get: () => undefined, set: () => undefined };
    await makeAssets(ready, site.options, fragments, Promise.resolve());
    expect(calls()).toBe(0);
    renderAhead(page, { version: 'other', fragments });
    renderSections(page, { version: 'own', fragments });
    renderAhead(page, { version: 'own', fragments: memoryFragments() });
    renderSections(page, { version: 'own', fragments });
    expect(calls()).toBe(4);
  });
});
