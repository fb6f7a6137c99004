import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import { byViewport, defineBlock, type JsonLdNode, plainWords, type ShownPrice } from '../../sdk/index.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { type MenuProps, MenuView, menuFields, menuLayouts } from './view.tsx';

const bread = {
  title: 'From the oven',
  picture: { src: 'oven.jpg' },
  note: 'From half past seven until it is gone.',
  items: [
    { name: 'Quay sourdough', text: 'Wheat and a little rye, proved overnight.', price: 6.5, tags: ['VG'] },
    { name: 'Seeded rye', text: 'Sunflower, linseed, pumpkin.', price: 7.2, tags: ['VG'], soldOut: true },
    { name: 'Focaccia', text: 'Rosemary and sea salt, by the slab.', price: 4, tags: ['V'] },
  ],
};

const plates = {
  title: 'Plates',
  items: [
    {
      name: 'Eggs on toast',
      picture: { src: 'eggs.jpg', decorative: true as const },
      text: 'Two eggs as you like them, brown butter.',
      price: 9,
      tags: ['V'],
    },
    { name: 'Smoked mackerel', text: 'Beetroot, horseradish, rye crackers.', price: 12.5 },
    { name: 'Soup of the day', text: 'Ask at the counter. With bread.', price: 8, tags: ['V', 'GF'] },
    { name: 'Cheese board for two', text: 'Three cheeses, quince, crackers.', price: 'ask us' },
  ],
};

const drinks = {
  title: 'To drink',
  items: [
    { name: 'Filter coffee', price: 3.2 },
    { name: 'Flat white', price: 3.8 },
    { name: 'Pot of tea', text: 'Breakfast, green or mint.', price: 3.5 },
  ],
};

const legend = [
  { tag: 'V', label: 'vegetarian' },
  { tag: 'VG', label: 'vegan' },
  { tag: 'GF', label: 'without gluten' },
];

export const menu = defineBlock({
  type: 'menu',
  description: 'A bill of fare, or a list of services in groups, with prices; search engines get it as a menu.',
  fields: menuFields,
  layouts: menuLayouts,
  View: MenuView,
  ui: ({ menu }) => ({ menu }),
  styles: ({ layout }) => (layout === 'tabs' ? ['scroll-region'] : layout === 'cards' ? ['cards'] : []),
  pictures: {
    picture: {
      boxes: [['0', '6rem']],
      ratio: '1/1',
      layouts: {
        shelf: { ratio: '1/1', boxes: byViewport({ 0: 1 / 2, '60rem': 1 / 4 }) },
        cards: { ratio: '3/2', boxes: byViewport({ 0: 1, '40rem': 1 / 2, '60rem': 1 / 3 }) },
      },
    },
  },
  check: checkMenu,
  ids: ({ id, groups }) => groups.map((_, index) => `${id}-${index + 1}`),
  jsonLd: (props) => [menuData(props)],
  examples: {
    'A bill of fare with dots': {
      headline: 'What we bake and cook today',
      lead: 'Everything is made in the room behind the counter.',
      groups: [bread, plates, drinks],
      legend,
      note: 'Tell us about allergies before you order; flour is everywhere here.',
    },
    'Treatments as cards': {
      headline: 'Treatments',
      layout: 'cards' as const,
      offers: 'services' as const,
      tone: 'tint' as const,
      groups: [
        {
          title: 'For the back',
          items: [
            {
              name: 'Deep tissue',
              picture: { src: 'stones.jpg', decorative: true as const },
              text: 'Slow work along the spine.',
              price: 85,
            },
            {
              name: 'Hot stones',
              picture: { src: 'basalt.jpg', decorative: true as const },
              text: 'Warm basalt, an hour of quiet.',
              price: 110,
            },
            {
              name: 'After a long flight',
              picture: { src: 'flight.jpg', decorative: true as const },
              text: 'Neck, shoulders and calves.',
              price: 60,
            },
          ],
        },
        { title: 'At your home', items: [{ name: 'A visit', text: 'We bring the table.', price: 'on request' }] },
      ],
    },
    'A shelf with pictures': {
      headline: 'In the window',
      lead: 'Poured on Monday, cured for a month.',
      layout: 'shelf' as const,
      offers: 'products' as const,
      groups: [
        {
          title: 'Soaps',
          note: 'By the bar.',
          items: ['Bay', 'Coal tar', 'Fennel', 'Salt'].map((name) => ({
            name,
            picture: { src: `${name.toLowerCase().replace(' ', '-')}.jpg`, decorative: true as const },
            price: 6,
          })),
        },
        {
          title: 'Refills',
          items: [
            { name: 'Liquid soap', text: 'Bring a bottle.', price: 4 },
            { name: 'Soap flakes', text: 'For wool.', price: 5 },
            { name: 'Washing soda', price: 2 },
          ],
        },
      ],
    },
    'One evening, centred': {
      headline: 'Thursday supper',
      lead: 'One menu, one sitting, one long table.',
      layout: 'list' as const,
      groups: [
        { ...plates, title: 'First' },
        { title: 'Then', items: [{ name: 'Hake, leeks, cider', price: 21 }] },
      ],
      legend,
    },
    'A long menu with links to its parts': {
      headline: 'All day',
      layout: 'tabs' as const,
      groups: [bread, plates, drinks],
      legend,
    },
  },
});

/** Every mark of an entry is explained. */
function checkMenu({ groups, legend = [] }: z.input<z.ZodObject<typeof menuFields>>): readonly FieldDiagnostic[] {
  const known = legend.map(({ tag }) => tag);
  return groups.flatMap(({ items }, group) =>
    items.flatMap(({ name, tags = [] }, item) =>
      tags.flatMap((tag, index) =>
        known.includes(tag)
          ? []
          : {
              path: ['groups', group, 'items', item, 'tags', index],
              message: `The mark "${tag}" of "${name}" is not in "legend", so nobody learns what it means.`,
              suggestion:
                known.length === 0
                  ? `Add it beside "groups": legend: [{ tag: '${tag}', label: '…' }].`
                  : didYouMean(tag, known, 'mark'),
            },
      ),
    ),
  );
}

type Item = MenuProps['groups'][number]['items'][number];

/** Returns the entries as structured data: a `Menu`, or an `OfferCatalog` of services or products. */
function menuData({ headline, groups, offers = 'food' }: Pick<MenuProps, 'headline' | 'groups' | 'offers'>) {
  return offers === 'food' ? foodMenu(plainWords(headline), groups) : catalog(plainWords(headline), groups, offers);
}

function foodMenu(name: string, groups: MenuProps['groups']): JsonLdNode {
  return {
    '@type': 'Menu',
    name,
    hasMenuSection: groups.map((group) => ({
      '@type': 'MenuSection',
      name: group.title,
      description: plainWords(group.note),
      hasMenuItem: group.items.map((item) => ({
        '@type': 'MenuItem',
        name: item.name,
        description: plainWords(item.text),
        offers: offerOf(item),
      })),
    })),
  };
}

function catalog(name: string, groups: MenuProps['groups'], offers: 'services' | 'products'): JsonLdNode {
  const type = offers === 'services' ? 'Service' : 'Product';
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: groups.map((group) => ({
      '@type': 'OfferCatalog',
      name: group.title,
      description: plainWords(group.note),
      itemListElement: group.items.map((item): JsonLdNode => {
        const offered = { '@type': type, name: item.name, description: plainWords(item.text) };
        const offer = offerOf(item);
        return offer === undefined ? offered : { ...offer, itemOffered: offered };
      }),
    })),
  };
}

/** Only an amount makes an offer. Nobody sees the price of what is sold out. */
function offerOf({ price, soldOut }: Item): JsonLdNode | undefined {
  return soldOut || price?.amount === undefined ? undefined : amountOffer(price);
}

function amountOffer({ amount, currency }: ShownPrice): JsonLdNode {
  return { '@type': 'Offer', price: amount, priceCurrency: currency };
}
