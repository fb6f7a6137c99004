import { defineBlock, text } from 'frontage/block';

export const mossCut = defineBlock({
  type: 'mossCut',
  description: 'Where moss grows.',
  fields: { headline: text('What it says.') },
  View: ({ headline }) => `${headline.slice(0, 17)}…`,
  examples: [{ name: 'In the shade', props: { headline: 'Moss in the shade of your city' } }],
});
