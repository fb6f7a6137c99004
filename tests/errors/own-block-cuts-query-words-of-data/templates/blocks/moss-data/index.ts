import { defineBlock, text } from 'frontage/block';

export const mossData = defineBlock({
  type: 'mossData',
  description: 'Where moss grows.',
  fields: { headline: text('What it says.') },
  View: ({ headline }) => headline,
  jsonLd: ({ headline }) => [{ '@type': 'Thing', name: headline, alternateName: headline.slice(0, 12) }],
  examples: [{ name: 'In the shade', props: { headline: 'Moss in the shade' } }],
});
