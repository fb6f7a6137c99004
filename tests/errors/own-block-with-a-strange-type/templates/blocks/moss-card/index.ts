import { defineBlock, text } from 'frontage/block';

export const mossCard = defineBlock({
  type: 'moss/card',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => light,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
