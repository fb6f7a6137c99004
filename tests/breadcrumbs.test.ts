import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { type TempSite, tempSite } from './temp-site.ts';

let site: TempSite;
const config = 'pages.config.ts';
afterEach(() => site.drop());

/** A list above the pages of one trade, which are of a matrix, and a page below one of them. */
const roofing = `{
  path: '/roofing',
  meta: { title: 'Roofing for {{facts.visit.value}} dollars | Trades & Towns', description: 'Every town where we mend roofs, with the names of the roofers.' },
  layout: 'plain',
  sections: { list: { block: 'directory', headline: 'Roofing, town by town', groups: { pagesOf: 'towns', groupBy: 'trade', label: '{{param.trade.name}} in {{param.town.name}}' } } },
  facts: { visit: { value: 70, because: 'A look at a roof takes less time.' } },
},
{
  path: '/roofing/ashford/slate/2026',
  meta: { title: 'Slate in Ashford in 2026', description: 'What slate costs this year, and why we like the one from Wales.' },
  layout: 'plain',
  sections: { intro: { block: 'pageIntro', headline: 'Slate in Ashford', actions: [{ label: 'All', href: '/roofing' }] } },
},`;

beforeEach(() => {
  site = tempSite('trades');
  site.edit(config, '  routes: [', `  routes: [${roofing}`);
});

async function built() {
  const { issues, pages } = await build({ ...site.options, engine: 'one' });
  return {
    errors: issues.flatMap(({ severity, message }) => (severity === 'error' ? [message] : [])),
    reasons: Object.fromEntries(pages.map(({ path, reason }) => [path, reason])),
  };
}

/** The breadcrumb of a page as `name <address>`, or undefined. */
function breadcrumb(file: string): readonly string[] | undefined {
  const html = readFileSync(join(site.options.out, file), 'utf8');
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  interface Item {
    readonly position: number;
    readonly name: string;
    readonly item?: string;
  }
  const graph: readonly { '@type': string; itemListElement?: readonly Item[] }[] = JSON.parse(json)['@graph'];
  const node = graph.find((one) => one['@type'] === 'BreadcrumbList');
  return node?.itemListElement?.map(({ position, name, item }) => `${position} ${name}${item ? ` <${item}>` : ''}`);
}

const at = 'https://trades.example';

describe('the breadcrumb of a page', () => {
  it('names the pages above it by the first part of their titles, and leaves out paths without a page', async () => {
    expect((await built()).errors).toEqual([]);
    const [above, own] = breadcrumb('roofing/ashford.html') ?? [];
    expect(above).toBe(`1 Roofing for 70 dollars <${at}/roofing>`);
    expect(breadcrumb('roofing/ashford/slate/2026.html')).toEqual([
      above,
      `${own} <${at}/roofing/ashford>`,
      '3 Slate in Ashford in 2026',
    ]);
  });

  it('is missing on the home page and on pages that are below none', async () => {
    await built();
    for (const file of ['index.html', 'roofing.html', 'thatching.html', 'plumbing/ashford.html'])
      expect(breadcrumb(file)).toBeUndefined();
  });

  it('uses the label of a link in the header, but not of one to a part of a page', async () => {
    const links = `[{ label: 'Slate', href: '/roofing/ashford#call' }, { label: 'Roofers', href: '/roofing' }]`;
    site.edit(config, '    plain: {', `    plain: {\n      top: { head: { block: 'header', links: ${links} } },`);
    expect((await built()).errors).toEqual([]);
    expect(breadcrumb('roofing/ashford.html')?.[0]).toBe(`1 Roofers <${at}/roofing>`);
  });

  it('leaves out pages that are hidden from search engines', async () => {
    site.edit(config, "roofers.' },", "roofers.', noindex: true },");
    await built();
    expect(breadcrumb('roofing/ashford.html')).toBeUndefined();
  });

  it('is rendered again with the title above it, and on no other page', async () => {
    await built();
    site.edit(config, 'Roofing for {{facts.visit.value}} dollars', 'Roofs');
    const { reasons } = await built();
    const changed = Object.entries(reasons).filter(([, reason]) => reason !== 'reused');
    expect(changed.filter(([path]) => !path.startsWith('/roofing'))).toEqual([]);
    expect(reasons).toMatchObject({
      '/roofing': 'rendered: meta.title changed',
      '/roofing/ashford': 'rendered: the titles of pages above it changed',
      '/roofing/ashford/slate/2026': 'rendered: the titles of pages above it changed',
      '/plumbing/ashford': 'reused',
    });
    expect(breadcrumb('roofing/ashford.html')?.[0]).toBe(`1 Roofs <${at}/roofing>`);
  });

  it('follows a page above that comes and goes', async () => {
    await built();
    site.edit(config, "path: '/roofing',", "path: '/roofs',");
    expect((await built()).errors).toEqual(['The link "/roofing" leads to no route of this site.']);
    site.edit(config, "href: '/roofing'", "href: '/roofs'");
    expect((await built()).reasons).toMatchObject({
      '/roofing/ashford': 'rendered: the titles of pages above it changed',
    });
    expect(breadcrumb('roofing/ashford.html')).toBeUndefined();
  });

  it('follows the row of a page above', async () => {
    await built();
    site.edit('templates/data/towns.json', '"name": "Ashford"', '"name": "Ashfjord"');
    expect((await built()).reasons).toMatchObject({
      '/roofing/ashford/slate/2026': 'rendered: the titles of pages above it changed',
    });
    expect(breadcrumb('roofing/ashford/slate/2026.html')?.[1]).toContain('Ashfjord');
  });

  it('reports an error in a title above once', async () => {
    site.edit('templates/pages/trade-in-town.ts', "title: '{{param.trade.name}} in", "title: '{{param.trade.nmae}} in");
    const { errors } = await built();
    expect(errors.filter((message) => message.includes('nmae'))).toHaveLength(1);
  });
});
