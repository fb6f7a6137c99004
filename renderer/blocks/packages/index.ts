import { defineBlock } from '../../sdk/index.ts';
import { packagesFields } from './fields.ts';
import { PackagesView } from './view.tsx';

export const packages = defineBlock({
  type: 'packages',
  description: 'Packages and their prices side by side, one of them highlighted; search engines get the same prices.',
  fields: packagesFields,
  View: PackagesView,
  verbatim: true,
  jsonLd: ({ items }, page) =>
    items.map((item) => ({
      '@type': 'Service',
      name: item.name,
      description: item.description,
      provider: { '@type': 'Organization', name: page.siteName },
      offers: {
        '@type': 'Offer',
        url: page.url,
        price: item.price.amount,
        priceCurrency: item.price.currency,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: item.price.amount,
          priceCurrency: item.price.currency,
          unitText: item.period,
        },
      },
    })),
  examples: [
    {
      name: 'Three plans of a garden service',
      props: {
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
    },
  ],
});
