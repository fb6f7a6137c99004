import { defineBlock, text } from 'frontage/block';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'A card about a moss.',
  fields: { name: text('Its name.') },
  layouts: ['tall'],
  View: () => null,
  examples: [],
});
