import { defineBlock, number, text } from 'frontage/block';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.'), level: number('How deep it is.'), id: text('What it is called.') },
  View: ({ light }) => light,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
