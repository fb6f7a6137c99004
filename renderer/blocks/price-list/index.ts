import { defineBlock } from '../../sdk/index.ts';
import { PriceListView, priceListFields, priceListLayouts } from './view.tsx';

export const priceList = defineBlock({
  type: 'priceList',
  description: 'Items and their prices, line by line: extras to choose from, or a receipt with a total.',
  fields: priceListFields,
  layouts: priceListLayouts,
  View: PriceListView,
  styles: ({ layout }) => (layout === 'cards' ? ['cards'] : []),
  examples: {
    'Extras of a dog groomer': {
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
    'What a free survey is worth': {
      headline: 'The survey you are not charged for',
      tone: 'tint',
      items: [
        { name: 'Damp in every wall', price: '$180', text: 'Measured at three heights.' },
        { name: 'Roof by drone', price: '$140' },
        { name: 'Written report', price: '$90' },
      ],
      total: { label: 'You pay', price: 'Nothing', insteadOf: '$410' },
    },
    Cards: {
      layout: 'cards',
      headline: 'For the week you need it',
      items: [
        {
          name: 'Cargo bike',
          price: '$60',
          unit: 'a day',
          text: 'Two children or four crates, with a lock and a cover.',
        },
        { name: 'Tandem', price: '$45', unit: 'a day', text: 'For two people who agree.' },
        { name: 'Trailer', price: '$20', unit: 'a day' },
        { name: 'Child seat', price: '$8', unit: 'a day', text: 'From nine months to five years.' },
        { name: 'Panniers', price: '$5', unit: 'a day', text: 'Waterproof, in pairs.' },
      ],
      total: { label: 'All of it for a week', price: '$620', insteadOf: '$966' },
      note: 'A day ends at seven in the evening.',
    },
    'Dots to the price': {
      layout: 'leaders',
      tone: 'tint',
      headline: 'At the counter',
      lead: 'From eight until it is gone.',
      items: [
        { name: 'Coffee', price: '2.60' },
        { name: 'Cardamom bun', price: '3.40', text: 'With pearl sugar, still warm at nine.' },
        { name: 'Rye with butter and salt', price: '4.20' },
        { name: 'Soup of the day', price: '7.50', unit: 'with bread' },
      ],
    },
  },
});
