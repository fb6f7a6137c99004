import { defineBlock, text } from 'frontage/block';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'A card about a moss.',
  fields: { layout: text('How the moss lies.') },
  layouts: { tall: 'One below the other.', wide: 'Side by side.' },
  View: () => null,
  examples: [],
});
