import { afterAll, describe, expect, it } from 'vitest';
import { check } from '../renderer/build/index.ts';
import { tempSite } from './temp-site.ts';

const site = tempSite('own-block');
afterAll(site.drop);

const start = `import { csv, defineSite, json } from 'frontage';
const meta = { title: 'Kayaks', description: 'Kayaks by the hour.' };
const intro = { block: 'pageIntro', headline: 'Kayaks by the hour' };
const items = [{ question: 'When?', answer: 'Now.' }];
const thing = { type: 'group', fields: { slug: { type: 'text', help: 'a', example: 'a' } } };
const template = { description: 'A page.', params: {}, meta, sections: { intro } };
const site = { origin: 'https://a.example', name: 'A', locale: 'en-IE', notFound: { meta, sections: { intro } }, query: { city: {} } };
`;

const config = (routes: string, more = '') =>
  `${start}export default defineSite({ ...site, ${more} routes: [${routes}] });`;
const home = (section: string, more = '') => config(`{ path: '/', meta, sections: { intro, a: ${section} } }`, more);
const intro = (field: string) => home(`{ block: 'pageIntro', ${field} }`);
const text = (token: string) => intro(`headline: '${token}'`);
const variant = (change: string) =>
  config(`{ path: '/', meta, sections: { intro } }, { kind: 'variant', path: '/b', of: '/', ${change} }`);
const made = (inside: string, params = '{}') =>
  config(
    `{ kind: 'template', path: '/', params: ${params}, template: { ...template, sections: { intro, ${inside} } } }`,
  );
const matrix = (rows: string) =>
  config(
    `{ kind: 'matrix', name: 'm', path: '/{{param.thing.slug}}', rows: { thing: ${rows} }, template: { ...template, params: { thing } } }`,
  );

/** Places of a config where a name may be unknown, each with a config that has one there. */
const places: Readonly<Record<string, (name: string) => string>> = {
  'a field of a section': (name) => intro(`headline: 'A', ['${name}']: 'x'`),
  'a field of the second section of a shape': (name) =>
    config(
      `{ path: '/', meta, sections: { intro, a: { ...intro, ['${name}']: 'x' }, b: { ...intro, ['${name}']: 'y' } } }`,
    ),
  'a field of a list that sections share': (name) => home(`{ block: 'faq', headline: 'A', items, ['${name}']: 'x' }`),
  'a field in a list': (name) => intro(`headline: 'A', actions: [{ label: 'x', href: '/', ['${name}']: 'x' }]`),
  'a field of a page': (name) => config(`{ path: '/', meta, ['${name}']: 'x', sections: { intro } }`),
  'a field of the meta': (name) => config(`{ path: '/', meta: { ...meta, ['${name}']: 'x' }, sections: { intro } }`),
  'a field of the site': (name) => home('intro', `['${name}']: 'x',`),
  'a field of a fact': (name) => home('intro', `facts: { a: { type: 'days', value: 3, ['${name}']: 1 } },`),
  'a field of the organization': (name) => home('intro', `organization: { type: 'Store', ['${name}']: 'x' },`),
  'a slot of a layout': (name) => home('intro', `layouts: { a: { ['${name}']: {} } },`),
  'a pixel': (name) => home('intro', `pixels: { ['${name}']: 'x' },`),
  'a role of fonts': (name) => home('intro', `fonts: { ['${name}']: 'x' },`),
  'a rule': (name) => home('intro', `rules: { ['${name}']: 'off' },`),
  'a fact in a text': (name) => text(`{{facts.${name}}}`),
  'a token of the site': (name) => text(`{{site.${name}}}`),
  'a parameter of the query': (name) => intro(`headline: "{{query '${name}' 'x'}}"`),
  'a fact in a formula': (name) => home('intro', `facts: { a: { type: 'days', of: '${name} * 2' } },`),
  'a block': (name) => home(`{ block: '${name}', headline: 'A' }`),
  'a layout of a block': (name) => intro(`headline: 'A', layout: '${name}'`),
  'a layout of pages': (name) => config(`{ path: '/', layout: '${name}', meta, sections: { intro } }`),
  'a tone': (name) => intro(`headline: 'A', tone: '${name}'`),
  'a link': (name) =>
    intro(`headline: 'A', actions: [{ label: 'A', href: '/${name}' }, { label: 'B', href: '#${name}' }]`),
  'a picture': (name) =>
    home(`{ block: 'hero', headline: 'A', media: { kind: 'picture', src: '${name}', alt: 'A tern' } }`),
  'a drawing': (name) => home(`{ block: 'hero', headline: 'A', media: { kind: '${name}' } }`),
  'a prose file': (name) => home(`{ block: 'prose', file: '${name}' }`),
  'a list of pages': (name) => home(`{ block: 'directory', headline: 'A', groups: { pagesOf: '${name}' } }`),
  'a section that a variant changes': (name) => variant(`sections: { ['${name}']: { headline: 'x' } }`),
  'a field that a variant changes': (name) => variant(`sections: { intro: { ['${name}']: 'x' } }`),
  'a field of meta that a variant changes': (name) => variant(`meta: { ['${name}']: 'x' }`),
  'a parameter in a text': (name) => made(`a: { block: 'pageIntro', headline: '{{param.${name}}}' }`),
  'a parameter for a value': (name) => made(`a: { block: 'pageIntro', headline: { param: '${name}' } }`),
  'a parameter of a page': (name) => made('', `{ ['${name}']: 'x' }`),
  'a column of a CSV file': (name) => {
    site.write('rows.csv', `slug,${name}\na,b\n`);
    return matrix("csv('rows.csv')");
  },
  'a field of a JSON file': (name) => {
    site.write('rows.json', `[{ "slug": "a", "${name}": "b" }, { "slug": "b", "${name}": "b" }]`);
    return matrix("json('rows.json')");
  },
  'a field of a row': (name) => matrix(`[{ slug: 'a', ['${name}']: 'x' }]`),
};

async function codes(text: string): Promise<readonly string[]> {
  site.write('pages.config.ts', text);
  const { issues } = await check(site.options);
  return [...new Set(issues.filter(({ severity }) => severity === 'error').map(({ code }) => code))].sort();
}

describe('a name that every object has', () => {
  it.each(Object.entries(places))('is unknown as %s', async (_, make) => {
    const unknown = await codes(make('nobodyKnows'));
    expect(unknown).not.toEqual([]);
    for (const name of ['constructor', 'toString']) expect(await codes(make(name)), name).toEqual(unknown);
    expect(await codes(make('__proto__')), '__proto__').not.toEqual([]);
  });

  it('cannot be that of a parameter', async () => {
    const declared = (name: string) =>
      config(
        `{ kind: 'template', path: '/', params: {}, template: { ...template, params: { ['${name}']: { type: 'text', help: 'a', example: 'a', optional: true } } } }`,
      );
    expect(await codes(declared('nobodyKnows'))).toEqual([]);
    for (const name of ['constructor', 'toString', '__proto__']) expect(await codes(declared(name))).not.toEqual([]);
  });

  it('may be that of a section, a fact, a page and a destination', async () => {
    const named = (name: string) =>
      config(
        `{ path: '/', meta, sections: { intro } }, { path: '/${name}', meta, sections: { ['${name}']: { ...intro, headline: '{{facts.${name}}} kayaks' } } }`,
        `facts: { ['${name}']: { type: 'count', value: 3 } },`,
      );
    for (const name of ['nobodyKnows', 'constructor', 'toString']) expect(await codes(named(name)), name).toEqual([]);
  });
});
