import { defineBlock, text } from 'frontage/block';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'A card about a moss.',
  fields: { name: text('Its name.') },
  layouts: { tall: 'One below the other.', 'Extra Wide': 'Side by side.' },
  View: () => null,
  examples: [],
});
