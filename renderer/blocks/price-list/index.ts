import { defineBlock } from '../../sdk/index.ts';
import { priceListFields } from './fields.ts';
import { PriceListView } from './view.tsx';

export const priceList = defineBlock({
  type: 'priceList',
  description: 'Items and their prices, line by line: extras to choose from, or a receipt with a total.',
  fields: priceListFields,
  View: PriceListView,
  verbatim: true,
  examples: [
    {
      name: 'Extras of a dog groomer',
      props: {
        headline: 'Add what your dog needs',
        lead: 'Each of them goes with any visit.',
        items: [
          { name: 'Claws', price: '$12', unit: 'a visit', text: 'Cut, and filed so that they do not catch.' },
          {
            name: 'Undercoat',
            price: '$35',
            unit: 'each',
            text: 'Combed out by hand, for breeds that shed twice a year.',
          },
          { name: 'Fetch and return', price: '$18', unit: 'each way' },
        ],
        note: 'Prices hold until the end of the year.',
      },
    },
    {
      name: 'What a free survey is worth',
      props: {
        headline: 'The survey you are not charged for',
        tone: 'tint',
        items: [
          { name: 'Damp in every wall', price: '$180', text: 'Measured at three heights.' },
          { name: 'Roof by drone', price: '$140' },
          { name: 'Written report', price: '$90' },
        ],
        total: { label: 'You pay', price: 'Nothing', insteadOf: '$410' },
      },
    },
  ],
});
