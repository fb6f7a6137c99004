import { defineBlock, text } from 'frontage/block';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.'), when: text('In which months.'), waive: text('What it need not have.') },
  View: ({ light }) => light,
  examples: [],
});
