import { expect, it } from 'vitest';
import { parseCsv } from '../inputs/csv.ts';
import { expandRoutes } from './index.ts';

const template = {
  description: 'A menu.',
  params: {
    menu: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'Path.', example: 'a' },
        price: { type: 'money', help: 'Price.', example: 5 },
        hot: { type: 'flag', help: 'Hot?', example: true },
      },
    },
  },
  meta: { title: 'For {{param.menu.price}}', description: 'd' },
  sections: { prices: { block: 'menu', price: { param: 'menu.price' }, text: '*{{param.menu.price}}*' } },
};

const table = (...lines: string[]) => ({
  kind: 'csv' as const,
  file: '/menus.csv',
  ...parseCsv('/menus.csv', Buffer.from(['slug;price;hot', ...lines].join('\n'))),
});

function pages(site: object, rows: object, ...lines: string[]) {
  const matrix = { kind: 'matrix', template, path: '/{{param.menu.price}}-{{param.menu.slug}}', rows: { menu: rows } };
  const routes = [
    { ...matrix, name: 'own' },
    { ...matrix, name: 'english', path: '/en/{{param.menu.slug}}', locale: 'en-GB' },
  ];
  const expanded = expandRoutes({ routes, ...site }, new Map([['csv:menus.csv', table(...lines)]]));
  return {
    inputs: expanded.pages.map(({ input }) => input as typeof template & { readonly path: string }),
    messages: expanded.diagnostics.map(({ message, suggestion }) => `${message} ${suggestion}`),
  };
}

it('writes a price in the language of each page and in the currency of the site', () => {
  const { inputs } = pages({ locale: 'fr-FR' }, { csv: 'menus.csv' }, 'a;39,50 €;oui', 'b;1 200;FAUX');
  const space = '\u00a0';
  expect(inputs.map(({ meta }) => meta.title)).toEqual([
    `For 39,50${space}€`,
    `For 1\u202f200${space}€`,
    'For €39.50',
    'For €1,200',
  ]);
  expect(inputs[0]?.sections.prices).toEqual({ block: 'menu', price: 39.5, text: `*39,50${space}€*` });
  expect(inputs[0]?.path).toBe('/39.5-a');
});

it('reads a table by its own language, if it has one', () => {
  const lines = ['a;1.234,50;ja'];
  const german = pages({ locale: 'en-GB', currency: 'EUR' }, { csv: 'menus.csv', locale: 'de-DE' }, ...lines);
  expect(german.inputs[0]?.meta.title).toBe('For €1,234.50');
  expect(german.messages).toEqual([]);
  const english = pages({ locale: 'en-GB' }, { csv: 'menus.csv' }, ...lines);
  expect(english.messages.slice(0, 2)).toEqual([
    '"price" must be a number, not "1.234,50". Write 1234.5. Prices are in the currency of the site, GBP.',
    '"hot" must be true or false, not "ja". Write "yes" or "no".',
  ]);
});

it('refuses a language that a table cannot have', () => {
  const { messages } = pages({ locale: 'en-GB' }, { csv: 'menus.csv', locale: 'de_DE' }, 'a;5;yes');
  expect(messages[0]).toBe('"locale" must be a language tag such as en-US, not "de_DE". Write "de-DE".');
});
