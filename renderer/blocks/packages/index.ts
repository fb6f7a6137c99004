import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import { byViewport, defineBlock, type JsonLdNode, type Money, plainWords } from '../../sdk/index.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { PackagesView, packagesFields, packagesLayouts } from './view.tsx';

export const packages = defineBlock({
  type: 'packages',
  description: 'Packages and their prices side by side, one of them highlighted; search engines get the same prices.',
  fields: packagesFields,
  layouts: packagesLayouts,
  View: PackagesView,
  ui: ({ packages }) => ({ packages }),
  check: checkPackages,
  pictures: { picture: { boxes: byViewport({ 0: 1, '40rem': 1 / 2, '60rem': 1 / 3 }), ratio: '16/9' } },
  styles: ({ periods }) => (periods ? ['periods'] : []),
  jsonLd: ({ items }, page) =>
    items.map(({ name, description, price, period = '', prices }) => {
      const offers = prices?.map((one) => offer(page.url, one.price, one.unit));
      return {
        '@type': 'Service',
        name,
        description: plainWords(description),
        provider: { '@type': 'Organization', name: page.siteName },
        offers: offers ?? (price ? offer(page.url, price, period) : []),
      };
    }),
  examples: {
    'Three plans of a garden service': {
      headline: 'A garden that looks after itself',
      lead: 'Every plan has the same gardener all year.',
      items: [
        {
          name: 'Trim',
          price: 95,
          period: 'a month',
          description: 'For small gardens that only need to stay in shape.',
          features: ['One visit a month', 'Lawn and edges', 'Green waste taken away'],
          action: { label: 'Choose Trim', href: '#order' },
        },
        {
          name: 'Bloom',
          price: 180,
          period: 'a month',
          description: 'For borders that should flower from March to October.',
          features: [
            'Two visits a month',
            'Lawn, edges and borders',
            'Planting in spring and autumn',
            'Green waste taken away',
          ],
          popular: true,
          badge: 'Most chosen',
          action: { label: 'Choose Bloom', href: '#order' },
        },
        {
          name: 'Estate',
          price: 420,
          period: 'a month',
          description: 'For grounds with trees, hedges and a kitchen garden.',
          features: [
            'A visit every week',
            'Everything in Bloom',
            'Hedges and fruit trees',
            'A plan for the year, drawn with you',
          ],
          action: { label: 'Choose Estate', href: '#order' },
        },
      ],
      note: 'Prices include tools and travel. You can stop at the end of any month.',
    },
    'By the month or by the year': {
      headline: 'One price for the whole team',
      periods: [
        { name: 'monthly', label: 'Monthly' },
        { name: 'yearly', label: 'Yearly', note: 'two months free' },
      ],
      items: [
        {
          name: 'Desk',
          prices: [
            { period: 'monthly', price: 18, unit: 'a month' },
            { period: 'yearly', price: 180, unit: 'a year' },
          ],
          description: 'For one person with a drawer full of receipts.',
          features: ['Invoices and receipts', 'One bank account'],
          action: { label: 'Start with Desk', href: '#order' },
        },
        {
          name: 'Office',
          prices: [
            { period: 'monthly', price: 54, unit: 'a month' },
            { period: 'yearly', price: 540, unit: 'a year' },
          ],
          description: 'For a firm whose bookkeeper comes once a week.',
          features: ['Everything in Desk', 'Five bank accounts', 'A seat for your bookkeeper'],
          popular: true,
          badge: 'Most chosen',
          action: { label: 'Start with Office', href: '#order' },
        },
      ],
      note: 'Prices without tax.',
    },
    'With a border around each': {
      layout: 'cards',
      tone: 'tint',
      headline: 'Learn to sail by August',
      items: [
        {
          picture: { src: 'sample-harbour.jpg' },
          name: 'Weekend',
          price: 240,
          period: 'a person',
          description: 'Two days on the inner harbor.',
          features: ['Eight hours on the water', 'Jacket and boots'],
          action: { label: 'Take a weekend', href: '#order' },
        },
        {
          picture: { src: 'sample-sails.jpg' },
          name: 'Licence',
          price: 780,
          period: 'a person',
          description: 'Ten evenings and an examination that most pass.',
          features: ['Thirty hours on the water', 'Theory, with charts to keep', 'The fee of the examination'],
          popular: true,
          badge: 'Two places left',
          action: { label: 'Take a licence', href: '#order' },
        },
        {
          name: 'Skipper',
          price: 1900,
          period: 'a crew of four',
          description: 'A week along the coast, with a teacher who only helps when asked.',
          features: ['Seven days aboard', 'A cabin each', 'Harbor fees and diesel', 'A chart of where you were'],
          action: { label: 'Take a week', href: '#order' },
        },
      ],
    },
    'A row each': {
      layout: 'rows',
      headline: 'Bread by subscription',
      items: [
        {
          picture: { src: 'sample-loaf.jpg' },
          name: 'One loaf',
          price: 22,
          period: 'a month',
          description: 'Every Friday, for those who live alone.',
          features: ['A loaf of the week', 'Paused whenever you travel'],
          action: { label: 'Take one', href: '#order' },
        },
        {
          name: 'The table',
          price: 48,
          period: 'a month',
          description: 'Every Wednesday and Saturday, for a house that eats together.',
          features: ['Two loaves', 'Six rolls', 'Cake on the last Saturday', 'Paused whenever you travel'],
          popular: true,
          badge: 'Most chosen',
          action: { label: 'Take the table', href: '#order' },
        },
      ],
    },
    'One offer': {
      layout: 'single',
      headline: 'One price for the whole piano',
      items: [
        {
          name: 'Concert tuning',
          icon: 'tools',
          price: 160,
          period: 'a visit',
          description: 'For uprights and grands, in your home or on your stage.',
          features: [
            'Pitch raised to 440 or to your orchestra',
            'Pedals and dampers set',
            'Played through with you',
            'A second visit free within a month',
          ],
          action: { label: 'Ask for a morning', href: '#order' },
        },
      ],
      note: 'Travel within the county is included.',
    },
  },
});

function offer(url: string, { amount, currency }: Money, unitText: string): JsonLdNode {
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: currency,
      ...(unitText && { unitText }),
    },
  };
}

type Written = z.input<z.ZodObject<typeof packagesFields>>;

/** Without periods, a package has one price. With periods, it has one for each of them. */
function checkPackages({ items, periods }: Written): readonly FieldDiagnostic[] {
  return items.flatMap((item, index): readonly FieldDiagnostic[] => {
    const path = ['items', index] as const;
    if (periods === undefined) {
      if (item.prices !== undefined)
        return [
          {
            path: [...path, 'prices'],
            message: `The package "${item.name}" has several prices, and the section has no "periods" to switch between.`,
            suggestion: "Declare them beside \"items\": periods: [{ name: 'monthly', label: 'Monthly' }, …].",
          },
        ];
      return item.price === undefined
        ? [{ path: [...path], message: `The package "${item.name}" needs a "price".` }]
        : [];
    }
    const names = periods.map(({ name }) => name);
    if (item.prices === undefined || item.price !== undefined || item.period !== undefined)
      return [
        {
          path: [...path],
          message: `The package "${item.name}" needs "prices", one for each period, in place of "price" and "period".`,
          suggestion: `prices: [${names.map((name) => `{ period: '${name}', price: …, unit: '…' }`).join(', ')}]`,
        },
      ];
    return item.prices.flatMap(({ period }, at, prices) => {
      if (names.includes(period) && prices.findIndex((other) => other.period === period) === at) return [];
      return {
        path: [...path, 'prices', at, 'period'],
        message: names.includes(period)
          ? `The package "${item.name}" has two prices for "${period}".`
          : `There is no period "${period}".`,
        suggestion: didYouMean(period, names, 'period'),
      };
    });
  });
}
