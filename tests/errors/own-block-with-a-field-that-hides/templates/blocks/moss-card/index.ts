import { defineBlock, text } from 'frontage/block';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'A card about a moss.',
  fields: { hide: text('What lies under the moss.') },
  View: () => null,
  examples: [],
});
