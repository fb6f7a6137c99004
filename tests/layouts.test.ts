import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeSite, build, declarations } from '../renderer/build/index.ts';
import { cspHash } from '../renderer/build/lib/hash.ts';
import { inlineOf } from './markup.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('own-block');
afterAll(site.drop);

const block = 'templates/blocks/hire-price';
const things = ['dinghies', 'skiffs', 'barges', 'rafts', 'punts'];

/** Returns text that no other page has, because pages of a matrix need it. */
const about = (thing: string) => Array.from({ length: 60 }, (_, index) => `${thing}${index}`).join(' ');

/** Pages with each layout, and those of a matrix, which are filled in from one template. */
const routes = `
    { path: '/wide', meta: { title: 'Wide', description: 'A wide price.' }, sections: { intro: hire.intro, price: { ...hire.price, layout: 'wide' } } },
    { path: '/both', meta: { title: 'Both', description: 'Two prices.' }, sections: { intro: hire.intro, price: hire.price, other: { ...hire.price, layout: 'wide' } } },
    {
      kind: 'matrix',
      name: 'things',
      template: definePageTemplate({
        description: 'A thing for hire.',
        params: {
          thing: {
            type: 'group',
            help: 'A thing.',
            fields: {
              slug: { type: 'text', help: 'Name in addresses.', example: 'rafts' },
              name: { type: 'text', help: 'Name.', example: 'Rafts' },
              about: { type: 'text', help: 'What is special.', example: 'They float.' },
            },
          },
        },
        meta: { title: 'Hire {{param.thing.name}}', description: 'All about {{param.thing.name}}.' },
        sections: {
          intro: { block: 'pageIntro', headline: 'Hire {{param.thing.name}}' },
          ask: { block: 'faq', layout: 'columns', headline: 'On {{param.thing.name}}', items: [{ question: 'What is special about {{param.thing.name}}?', answer: '{{param.thing.about}}' }] },
        },
      }),
      path: '/things/{{param.thing.slug}}',
      rows: { thing: ${JSON.stringify(things.map((slug) => ({ slug, name: slug, about: about(slug) })))} },
    },`;

const built = async () => {
  const { issues } = await build(site.options);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return filesIn(site.options.out);
};
let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  site.edit(`${block}/index.ts`, '  View:', "  layouts: { narrow: 'In one column.', wide: 'Side by side.' },\n  View:");
  site.edit(
    `${block}/view.tsx`,
    'note }: HirePriceProps',
    "note, layout }: HirePriceProps & { layout?: 'narrow' | 'wide' }",
  );
  site.edit(`${block}/view.tsx`, 'className="wrap"', `className={layout === 'wide' ? 'wrap hire-wide' : 'wrap'}`);
  mkdirSync(join(site.root, block, 'layouts'));
  site.write(`${block}/layouts/wide.css`, '.hire-wide {\n  columns: 2;\n}\n');
  site.edit(
    'pages.config.ts',
    "import { defineSite } from 'frontage';",
    "import { definePageTemplate, defineSite } from 'frontage';",
  );
  site.edit('pages.config.ts', '  routes: [', `  rules: { 'page-orphan': 'off' },\n  routes: [${routes}`);
  files = await built();
});

const page = (name: string) => String(files.get(`${name}.html`));
const styles = (name: string) => inlineOf(page(name), 'style').map(({ content }) => content);

describe('a layout', () => {
  it('adds its sheet to pages where a section uses it, once', () => {
    const carriers = [...files.keys()].filter((file) => String(files.get(file)).includes('.hire-wide{'));
    expect(carriers.sort()).toEqual(['both.html', 'wide.html']);
    expect(styles('both').filter((css) => css.includes('.hire-wide'))).toEqual([
      '@layer layouts{.hire-wide{columns:2}}',
    ]);
    expect(styles('index').filter((css) => css.includes('.hire-price{'))).toHaveLength(1);
  });

  it('is allowed by the policy of the site', () => {
    const headers = String(files.get('_headers'));
    const hashes = styles('wide').map(cspHash);
    expect(hashes.length).toBeGreaterThan(3);
    expect(hashes.filter((hash) => !headers.includes(hash))).toEqual([]);
  });

  it('is on every page of a matrix', () => {
    for (const thing of things) {
      expect(page(`things/${thing}`)).toContain('class="faq faq-columns wrap"');
      expect(styles(`things/${thing}`).filter((css) => css.includes('.faq-columns'))).toHaveLength(1);
    }
  });

  it('is offered by editors', async () => {
    const { ready } = await analyzeSite(site.options);
    expect(ready && declarations(ready)).toContain('layout?: "narrow" | "wide";');
  });

  it('changes the pages that carry it', async () => {
    site.edit(`${block}/layouts/wide.css`, '2', '3');
    files = await built();
    expect(styles('wide').filter((css) => css.includes('.hire-wide{columns:3}'))).toHaveLength(1);
  });
});
