import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Gallery } from '../cli/gallery/index.ts';
import { DevSite } from '../cli/serve/dev-site.ts';
import { analyzeSite, build, declarations } from '../renderer/build/index.ts';
import { type TempSite, tempSite } from './temp-site.ts';

/** The site of docs/extend.md, with a second page without the drawing. */
let site: TempSite;

beforeEach(() => {
  site = tempSite('trades');
  const chapter = readFileSync(resolve(import.meta.dirname, '../docs/extend.md'), 'utf8');
  for (const [, file = '', code = ''] of chapter.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)) {
    mkdirSync(dirname(join(site.root, file)), { recursive: true });
    site.write(file, code);
  }
});
afterEach(() => site.drop());

async function built() {
  const { issues, pages } = await build(site.options);
  expect(issues).toEqual([]);
  return Object.fromEntries(pages.map(({ path, reason }) => [path, reason]));
}

const page = (name: string) => readFileSync(join(site.options.out, name), 'utf8');

describe('a drawing of the site', () => {
  it('is shown by the blocks of the engine, on pages that carry its style sheet', async () => {
    await built();
    expect(page('index.html')).toContain('<figure class="figure figure-tides hero-proof"><figcaption');
    expect(page('index.html')).toContain('<title id="water-proof-title">Deal pier: 1 m, 2 m, 4 m, 6 m, 5 m, 3 m, 1 m');
    expect(page('index.html')).toContain('@layer kit{.tides{');
    expect(page('404.html')).not.toContain('.tides{');
  });

  it('is checked as it says', async () => {
    site.edit('pages.config.ts', '[1, 2, 4, 6, 5, 3, 1]', '[0, 0]');
    const { issues } = await build(site.options);
    expect(issues.map(({ message }) => message)).toEqual(['"heights" must not all be zero.']);
  });

  it('is a kind in the types of the site', async () => {
    const { ready } = await analyzeSite(site.options);
    const types = ready === undefined ? '' : declarations(ready);
    expect(types).toMatch(/media\?: \{\n[^}]*kind: "\w+";/);
    expect(types).toMatch(/kind: "tides";\n +\/\*\* Where the water was measured. \*\/\n +place: string;/);
  });

  it.each([
    [
      'drawing tides changed',
      'view.tsx',
      'className="tides"',
      'className="tides wide"',
      'rendered: drawing tides changed',
    ],
    ['the style of drawing tides changed', 'style.css', 'stroke-width: 3', 'stroke-width: 4', 'reused'],
  ])('is a reason to render pages: %s', async (reason, file, text, replacement, other) => {
    await built();
    site.edit(`templates/drawings/tides/${file}`, text, replacement);
    expect(await built()).toEqual({ '/': `rendered: ${reason}`, '/404': other });
    const incremental = [page('index.html'), page('404.html')];
    await build({ ...site.options, cacheDir: join(site.root, 'other-cache') });
    expect([page('index.html'), page('404.html')]).toEqual(incremental);
  });

  it('is seen by dev when it is edited, and in the gallery', async () => {
    const served = new DevSite({ ...site.options, onAnalysis: () => undefined });
    await served.rebuild();
    const gallery = new Gallery(site.options, served);
    const shown = async (address: string) => String((await gallery.reply(`/__gallery${address}`))?.body);
    expect(await shown('')).toContain('src="/__gallery/drawing/tides/0"');
    expect(await shown('')).toContain('media: {\n  kind: &#39;tides&#39;,\n  place: &#39;Deal pier&#39;,');
    expect(await shown('/drawing/tides/0')).toContain('<figure class="figure figure-tides hero-proof">');
    expect((await gallery.reply('/__gallery/drawing/tides/1'))?.status).toBe(404);
    site.edit('templates/drawings/tides/view.tsx', '<b>{place}</b>', '<b>At {place}</b>');
    await served.rebuild();
    expect(await shown('/drawing/tides/0')).toContain('<b>At Deal pier</b>');
    expect(
      served
        .current()
        .made?.rendered.map(({ html }) => html)
        .join(),
    ).toContain('<b>At Deal pier</b>');
    site.edit('templates/drawings/tides/index.ts', 'heights: [1, 2, 4, 6, 5, 3, 1]', 'heights: [1]');
    await served.rebuild();
    expect(await shown('')).toContain('<b>invalid-value</b> <code>examples[0].media.heights</code>');
  });
});
