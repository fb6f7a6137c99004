import { defineBlock, text } from 'frontage/block';

export const mossIds = defineBlock({
  type: 'mossIds',
  description: 'Where moss grows.',
  fields: { headline: text('What it says.') },
  View: ({ headline }) => headline,
  ids: ({ headline }) => headline.split(' '),
  examples: [{ name: 'In the shade', props: { headline: 'Moss in the shade' } }],
});
