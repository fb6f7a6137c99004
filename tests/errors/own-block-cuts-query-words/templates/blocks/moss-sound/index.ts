import { defineBlock, text, textFrom } from 'frontage/block';

export const mossSound = defineBlock({
  type: 'mossSound',
  description: 'Where moss grows.',
  fields: {
    headline: text('What it says.'),
    short: textFrom('headline', (headline) => `${headline.slice(0, 12)}…`, 'The same in short.'),
  },
  View: ({ headline, short }) => `${headline} (${short})`,
  jsonLd: ({ headline, short }) => [{ '@type': 'Thing', name: headline, alternateName: short }],
  examples: [{ name: 'In the shade', props: { headline: 'Moss in the shade' } }],
});
