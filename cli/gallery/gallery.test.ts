import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as blocks from '../../renderer/blocks/index.ts';
import { check } from '../../renderer/build/index.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { choice, group, list, text } from '../../renderer/sdk/index.ts';
import { blockSchema, type Registry } from '../../renderer/site/registry.ts';
import { starters } from '../create/starters.ts';
import { DevSite } from '../serve/dev-site.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { fieldDocs } from './field-docs.ts';
import { html } from './html.ts';
import { Gallery } from './index.ts';
import { repairTemplate } from './repair-template.fixture.ts';

describe('the documentation of fields', () => {
  it('shows type, help and whether a field is required, also in lists and groups', () => {
    const docs = fieldDocs(
      blockSchema({
        ...blocks.notice,
        fields: {
          tone: choice('The ground.', ['paper', 'ink']).optional(),
          items: list(group({ title: text('What it is.') }, 'One.'), 'All of them.'),
        },
      }),
    );
    expect(docs).toEqual([
      { name: 'tone', type: 'one of paper, ink', help: 'The ground.', required: false, fields: [] },
      {
        name: 'items',
        type: 'list of group',
        help: 'All of them.',
        required: true,
        fields: [{ name: 'title', type: 'text', help: 'What it is.', required: true, fields: [] }],
      },
    ]);
  });
});

describe('markup', () => {
  it('escapes text', () => {
    expect(html`<p title="${'"'}">${'<b>'} ${[html`<i>${1}</i>`]}</p>`.text).toBe(
      '<p title="&quot;">&lt;b&gt; <i>1</i></p>',
    );
  });
});

describe('the gallery', () => {
  it('shows the claims of each page', async () => {
    const site = starterSite();
    const served = new DevSite({ ...site.options, onAnalysis: () => undefined });
    await served.rebuild();
    const shown = String((await new Gallery(site.options, served).reply('/__gallery'))?.body);
    expect(shown).toMatch(/<summary>1 claim<\/summary><ul><li>1 day <small>replyTime<\/small><\/li><\/ul>/);
  });

  it('shows the icons of the site with their names, and why one cannot be used', async () => {
    const site = starterSite();
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`;
    mkdirSync(join(site.root, 'templates/icons'), { recursive: true });
    writeFileSync(join(site.root, 'templates/icons/tooth.svg'), svg('<path fill="#123" d="M1 2h3"/>'));
    writeFileSync(join(site.root, 'templates/icons/bad.svg'), svg('<script>alert(1)</script>'));
    const served = new DevSite({ ...site.options, onAnalysis: () => undefined });
    await served.rebuild();
    const shown = String((await new Gallery(site.options, served).reply('/__gallery'))?.body);
    expect(shown).toContain(
      '<path fill="currentColor" stroke="none" d="M1 2h3"></path></svg><code>own:tooth</code></li>',
    );
    expect(shown).toMatch(/<code>own:bad<\/code><b>The icon .{1,6}own:bad.{1,6} cannot be used\. It has &lt;script/);
    expect(shown).toMatch(/<\/svg><code>tools<\/code>/);
  });

  it('finds icons of installed sets by words, and shows how to write them', async () => {
    const site = starterSite();
    const body = '<path fill="none" stroke="currentColor" d="M4 12h16"/>';
    const names = [
      'arrows-left',
      'left-arrow-in-a-box',
      'arrow-left',
      'croissant',
      ...Array.from({ length: 129 }, (_, at) => `dot-${at}`),
    ];
    const icons = Object.fromEntries(names.map((name) => [name, { body }]));
    const folder = join(site.root, 'node_modules/@iconify-json/lucide');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'icons.json'), JSON.stringify({ prefix: 'lucide', icons, width: 24, height: 24 }));
    const served = new DevSite({ ...site.options, onAnalysis: () => undefined });
    await served.rebuild();
    const gallery = new Gallery(site.options, served);
    const reply = async (query = '') => String((await gallery.reply(`/__gallery/icons${query}`))?.body);
    const codes = (text: string) => [...text.matchAll(/<li [^>]*>.*?<code>(.*?)<\/code>/g)].map(([, name]) => name);
    const all = await reply();
    expect(all).toContain('<h2>Set lucide <span class="count">133</span></h2>');
    expect(all).toContain('<p>13 more: add a word to the search.</p>');
    expect(codes(all)).toContain('tools');
    const left = await reply('?search=ARROW+left');
    expect(codes(left)).toEqual(['lucide:arrow-left', 'lucide:left-arrow-in-a-box', 'lucide:arrows-left']);
    expect(left).toContain("<code>icon: 'lucide:arrow-left',</code>".replaceAll("'", '&#39;'));
    expect(left).toContain('<h2>Set lucide <span class="count">3 of 133</span></h2>');
    expect(await reply('?search=croisant')).toContain('No icon for “croisant”. Did you mean &quot;croissant&quot;?');
    expect(await reply('?search=%22%3E%3Cscript%3E')).not.toContain('"><script>');
    const overview = String((await gallery.reply('/__gallery'))?.body);
    expect(overview).toContain('<a href="/__gallery/icons">Search the installed sets</a>: lucide (133)');
  });

  it('shows examples and page templates with styles that no page of the site needs', async () => {
    const root = resolve(import.meta.dirname, '../..');
    const cacheDir = join(root, '.frontage');
    const options = { files: diskFiles, config: join(root, 'pages.config.ts'), cacheDir, year: 2026 };
    const served = new DevSite({ ...options, onAnalysis: () => undefined });
    await served.rebuild();
    const gallery = new Gallery(options, served);
    const overview = String((await gallery.reply('/__gallery'))?.body);
    const addresses = new Set(overview.match(/\/__gallery\/(?:block|template)\/[^"]+/g));
    const templates = [...addresses].filter((address) => address.includes('/template/'));
    expect(templates.length).toBeGreaterThan(3);
    expect(addresses.size).toBeGreaterThan(50);
    const { files } = served.current();
    const missing: string[] = [];
    for (const address of addresses) {
      const shown = String((await gallery.reply(address))?.body);
      expect(shown, address).toContain('<style>@layer tokens,base,kit,blocks;');
      for (const [, file = ''] of shown.matchAll(/<link rel="stylesheet" href="\/([^"]*)">/g)) {
        if (!files.has(file)) missing.push(`${address}: ${file}`);
      }
    }
    expect(missing).toEqual([]);
    const faq = String((await gallery.reply('/__gallery/block/faq/0'))?.body);
    expect(faq).toContain(served.current().made?.context.styles.blocks.get('faq')?.css);
  });

  it('shows unused page templates as they were last saved, new ones too, but no broken ones', async () => {
    const site = starterSite();
    const served = new DevSite({ ...site.options, onAnalysis: () => undefined });
    await served.rebuild();
    const gallery = new Gallery(site.options, served);
    const shown = async () => (await gallery.reply('/__gallery/template/repair'))?.body;
    expect((await gallery.reply('/__gallery/template/repair'))?.status).toBe(404);
    mkdirSync(join(site.root, 'templates/pages'), { recursive: true });
    writeFileSync(join(site.root, 'templates/pages/repair.ts'), repairTemplate);
    await served.rebuild();
    expect(await shown()).toContain('Repaired while you wait');
    site.edit('templates/pages/repair.ts', 'Repaired while you wait', 'Mended by tomorrow');
    await served.rebuild();
    expect(await shown()).toContain('Mended by tomorrow');
    writeFileSync(join(site.root, 'templates/pages/city.ts'), "export const city = {\n  description: 'One city.\n");
    await served.rebuild();
    expect(await shown()).toContain('Mended by tomorrow');
    expect(String((await gallery.reply('/__gallery'))?.body)).toContain('The template city is broken');
  });

  it('shows the errors of an example instead of it, and the other examples', async () => {
    const site = starterSite();
    mkdirSync(join(site.root, 'templates/blocks/motto'), { recursive: true });
    writeFileSync(join(site.root, 'templates/blocks/motto/index.ts'), mottoBlock);
    const throwing = () => {
      throw new Error('The oven is <cold>');
    };
    const options = { ...site.options, registry: (loaded: Registry) => withView(loaded, 'stats', throwing) };
    const served = new DevSite({ ...options, onAnalysis: () => undefined });
    await served.rebuild();
    const gallery = new Gallery(options, served);
    const overview = String((await gallery.reply('/__gallery'))?.body);
    const figures = (type: string) => {
      const [block = ''] = overview.slice(overview.indexOf(`id="block-${type}"`)).split('</article>');
      return block.split('<figure>').slice(1);
    };
    const [sound = '', misspelt = '', long = '', silent = ''] = figures('motto');
    expect(sound).toContain('src="/__gallery/block/motto/0"');
    expect(sound).not.toContain('class="diagnostics"');
    expect(misspelt).toContain('<b>unknown-field</b> <code>examples[1].props.wrods</code>');
    expect(misspelt).toContain('Did you mean &quot;words&quot;?');
    expect(long).toContain('<b>invalid-value</b> <code>examples[2].props.words</code><br>Nobody says that much.');
    expect(silent).toContain('The View of the block &quot;motto&quot; threw: Error: Nothing to say');
    expect(silent).toContain('fix it in templates/blocks/motto');
    expect(figures('stats').join()).toContain('threw: Error: The oven is &lt;cold&gt;');
    for (const faulty of [misspelt, long, silent, ...figures('stats')]) {
      expect(faulty).not.toMatch(/<iframe|<pre/);
      expect(faulty.match(/<li>/g)).toHaveLength(1);
    }
    expect(await gallery.reply('/__gallery/block/motto/0')).toMatchObject({ body: expect.stringContaining('>Rye<') });
    for (const [address, words] of [
      ['motto/1', 'unknown-field'],
      ['motto/3', 'Nothing to say'],
      ['stats/0', 'The oven is &lt;cold&gt;'],
    ]) {
      const reply = await gallery.reply(`/__gallery/block/${address}`);
      expect(reply).toMatchObject({ status: 200, body: expect.stringContaining(words ?? '') });
    }
  });

  it('answers only its own addresses, and shows the errors of the site', async () => {
    const site = starterSite();
    const served = new DevSite({ ...site.options, onAnalysis: () => undefined });
    await served.rebuild();
    const gallery = new Gallery(site.options, served);
    const status = async (url: string) => (await gallery.reply(url))?.status;
    expect(await status('/__gallery/')).toBe(200);
    expect(await status('/__gallery/gallery.css')).toBe(200);
    expect(await status('/__gallery/block/hero/0')).toBe(200);
    expect(await status('/__gallery/theme/soft/dark')).toBe(200);
    for (const { name } of starters()) expect(await status(`/__gallery/starters/${name}.avif`)).toBe(200);
    expect(await status('/__gallery/still?path=/about')).toBe(200);
    for (const missing of [
      '/page?path=/nowhere',
      '/block/hero/99',
      '/block/constructor/0',
      '/template/none',
      '/other',
    ]) {
      expect(await status(`/__gallery${missing}`)).toBe(404);
    }
    for (const other of ['/', '/__galleryx', '/__gallery/%E0%A4%A', '/__gallery/../x']) {
      expect(await status(other)).toBeUndefined();
    }
    site.edit('pages.config.ts', "layout: 'shared'", "layout: 'shred'");
    await served.rebuild();
    expect((await check(site.options)).issues).not.toEqual([]);
    expect(await gallery.reply('/__gallery')).toMatchObject({
      status: 500,
      body: expect.stringContaining('unknown-layout'),
    });
  });
});

const mottoBlock = `import { createElement } from 'react';
import { defineBlock, text } from 'frontage/block';

export const motto = defineBlock({
  type: 'motto',
  description: 'A motto.',
  fields: { words: text('What it says.') },
  check: ({ words }) => (words.length > 20 ? [{ path: ['words'], message: 'Nobody says that much.' }] : []),
  View: ({ id, words }) => {
    if (words === '...') throw new Error('Nothing to say');
    return createElement('p', { id }, words);
  },
  examples: [
    { name: 'Sound', props: { words: 'Rye' } },
    { name: 'Misspelt', props: { wrods: 'Rye' } },
    { name: 'Long', props: { words: 'Rye, and spelt, and oats' } },
    { name: 'Silent', props: { words: '...' } },
  ],
});
`;

/** Returns the blocks, one of them with another view. */
function withView(registry: Registry, type: string, View: () => never): Registry {
  const found = registry.blocks.get(type);
  if (found === undefined) throw new Error(`There is no block ${type}`);
  return { ...registry, blocks: new Map([...registry.blocks, [type, { ...found, block: { ...found.block, View } }]]) };
}
