import { createElement } from 'react';
import { defineBlock, text } from 'frontage/block';

export const mossPrice = defineBlock({
  type: 'mossPrice',
  description: 'What moss costs.',
  fields: { name: text('Which moss.'), price: text('What it costs.') },
  View: ({ id, name, price }) => createElement('p', { id }, `${name} for ${price}`),
  jsonLd: ({ name, price }) => [{ '@type': 'Product', name, offers: { '@type': 'Offer', price } }],
  examples: [{ name: 'One', props: { name: 'Cushion moss', price: '4' } }],
});
