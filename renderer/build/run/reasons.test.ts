import { readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { shopsSite, table, writeShops } from '../../../tests/shops.ts';
import { type TempSite, tempSite } from '../../../tests/temp-site.ts';
import { type BuildOptions, build } from '../index.ts';
import { unchangedBuild } from './build-record.ts';

let site: TempSite;
afterEach(() => site.drop());

/** Builds the site and returns the reasons of its pages by path. */
async function reasons(change: Partial<BuildOptions> = {}): Promise<Record<string, string>> {
  const options = { ...site.options, engine: 'one', today: '2026-05-01', ...change };
  const { issues, pages } = (await unchangedBuild(options)) ?? (await build(options));
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return Object.fromEntries(pages.map(({ path, reason }) => [path, reason]));
}

/** Returns the reasons of a build after an edit. */
async function reasonsAfter(fixture: string, edit: () => void) {
  site = tempSite(fixture);
  await reasons();
  edit();
  return reasons();
}

const config = 'pages.config.ts';
describe('the reason of a page in a build report', () => {
  it('is a missing earlier build at first, then that nothing changed', async () => {
    site = tempSite('own-block');
    expect(await reasons()).toMatchObject({ '/': 'rendered: no earlier build is known' });
    expect(await reasons()).toEqual({ '/': 'reused: nothing changed', '/404': 'reused: nothing changed' });
  });

  it.each<readonly [reason: string, edit: () => void]>([
    ['block hirePrice changed', () => site.edit('templates/blocks/hire-price/view.tsx', 'tone="tint"', '')],
    ['the theme changed', () => site.edit('templates/theme.css', ':root {', ':root { tab-size: 3;')],
    ['templates/document.hbs changed', () => site.edit('templates/document.hbs', '<body', '<body data-old')],
    ['picture tern.svg changed', () => site.edit('templates/images/tern.svg', '<svg', '<svg id="tern"')],
    [
      'facts.week in the config changed',
      () => site.edit(config, 'facts: {', "facts: { week: { type: 'text', value: '7' },"),
    ],
    [
      'name in the config and templates/document.hbs changed',
      () => {
        site.edit(config, "name: 'Tern Kayaks'", "name: 'Tern Boats'");
        site.edit('templates/document.hbs', '<body', '<body data-old');
      },
    ],
  ])('names a shared input: %s', async (reason, edit) => {
    expect(await reasonsAfter('own-block', edit)).toEqual({
      '/': `rendered: ${reason}`,
      '/404': `rendered: ${reason}`,
    });
  });

  it.each<readonly [reason: string, options: Partial<BuildOptions>]>([
    ['the origin changed', { origin: 'https://preview.example' }],
    ['the day changed', { today: '2026-05-02' }],
    ['--production changed', { production: true }],
    ['the year changed', { year: 2027 }],
  ])('names an option: %s', async (reason, options) => {
    site = tempSite('own-block');
    await reasons();
    expect(await reasons(options)).toMatchObject({ '/': `rendered: ${reason}` });
  });

  it('is Frontage alone if its code changed', async () => {
    site = tempSite('own-block');
    await reasons();
    site.edit(config, 'value: 55', 'value: 60');
    expect(await reasons({ engine: undefined })).toMatchObject({ '/': 'rendered: Frontage changed' });
  });

  it('names the file that a block imports from elsewhere in the site', async () => {
    const view = 'templates/blocks/hire-price/view.tsx';
    site = tempSite('own-block');
    site.write('templates/tone.ts', "export const tone = 'tint';\n");
    site.edit(view, 'tone="tint"', 'tone={tone}');
    site.edit(view, 'import HireCounter', "import { tone } from '../../tone.ts';\nimport HireCounter");
    await reasons();
    site.edit('templates/tone.ts', 'tint', 'plain');
    expect(await reasons()).toMatchObject({ '/': 'rendered: templates/tone.ts changed' });
  });

  it('names a style sheet on the pages that show it', async () => {
    const edit = () => site.edit('templates/blocks/hire-price/style.css', '{', '{ top: 0;');
    expect(await reasonsAfter('own-block', edit)).toEqual({
      '/': 'rendered: the style of block hirePrice changed',
      '/404': 'reused',
    });
  });

  it('does not render a page again for the scripts of another one', async () => {
    site = tempSite('own-block');
    site.edit(config, 'price: hire.price', 'price: hire.adrift');
    await reasons();
    site.edit(config, 'price: hire.adrift', 'price: hire.price');
    expect(await reasons()).toEqual({ '/': 'rendered: sections.price changed', '/404': 'reused' });
  });

  it.each<readonly [reason: string, edit: () => void]>([
    ['meta.title changed', () => site.edit(config, 'Kayaks by the hour', 'Boats by the hour')],
    ['sections.intro changed', () => site.edit('templates/copy/hire.ts', headline(), 'Out on the water')],
    ['its output file is missing', () => rmSync(join(site.options.out, 'index.html'))],
    ['its output file changed', () => utimesSync(join(site.options.out, 'index.html'), 1, 1)],
  ])('names what changed in one page: %s', async (reason, edit) => {
    expect(await reasonsAfter('own-block', edit)).toEqual({ '/': `rendered: ${reason}`, '/404': 'reused' });
  });

  it('is that a page is new, or has warnings and moved in the config', async () => {
    const about = `{
      path: '/about',
      meta: { title: 'About us', description: 'Who rents out kayaks at Carrow.' },
      sections: { intro: hire.adrift },
    },`;
    site = tempSite('own-block');
    site.edit('templates/copy/hire.ts', 'Never more than the day: {{facts.day}}.', 'Never more than €55 a day.');
    await reasons();
    site.edit(config, '  routes: [', `  routes: [\n    ${about}`);
    expect(await reasons()).toMatchObject({
      '/about': 'rendered: new page',
      '/': 'rendered: it has warnings, and its route moved in the config',
    });
  });

  it('is that near-duplicates changed', async () => {
    site = shopsSite(8);
    site.edit(config, 'rules: { ', "doorways: { action: 'noindex' }, rules: { ");
    await reasons();
    const shops = JSON.parse(readFileSync(join(site.root, table), 'utf8'));
    const copy = { ...shops[2], slug: 'other', name: 'Other' };
    writeShops(site, [...shops.slice(0, 3), copy, ...shops.slice(3)]);
    expect(await reasons()).toMatchObject({ '/other': 'rendered: new page', '/404': 'reused' });
    // Of the two, the one behind the other is hidden.
    writeShops(site, [copy, ...shops]);
    const changed = 'rendered: near-duplicate pages changed';
    expect(await reasons()).toMatchObject({ '/404': 'reused', '/other': changed, [`/${shops[2].slug}`]: changed });
  });

  it('names the row, the page template or the list of a matrix page', async () => {
    site = tempSite('trades');
    await reasons();
    site.edit('templates/data/trades.csv', 'every joint the county ever sold', 'every joint that was ever sold');
    const row = await reasons();
    expect(row).toMatchObject({ '/roofing/ashford': 'reused' });
    expect(new Set(Object.values(row))).toContain('rendered: craft of trade plumbing changed');
    site.edit('templates/data/towns.json', '"name": "Brook"', '"name": "Brooks"');
    expect(await reasons()).toMatchObject({
      '/': 'rendered: sections.list changed',
      '/roofing/brook': 'rendered: name of town brook changed',
    });
    site.edit(
      'templates/pages/trade-in-town.ts',
      "title: '{{param.trade.name}} in",
      "title: '{{param.trade.name}} around",
    );
    expect(await reasons()).toMatchObject({ '/roofing/brook': 'rendered: its route or page template changed' });
    site.edit(config, "title: 'More'", "title: 'Much more'");
    expect(await reasons()).toMatchObject({ '/roofing/brook': 'rendered: layouts.plain in the config changed' });
  });
});

function headline(): string {
  return (
    /intro = \{[^}]*headline: '([^']*)'/.exec(readFileSync(join(site.root, 'templates/copy/hire.ts'), 'utf8'))?.[1] ??
    ''
  );
}
