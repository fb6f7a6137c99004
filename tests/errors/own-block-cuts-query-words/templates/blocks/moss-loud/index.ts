import { defineBlock, text } from 'frontage/block';

export const mossLoud = defineBlock({
  type: 'mossLoud',
  description: 'Where moss grows.',
  fields: { headline: text('What it says.') },
  View: ({ headline }) => headline.toUpperCase(),
  examples: [{ name: 'In the shade', props: { headline: 'Moss in the shade' } }],
});
