import { defineBlock, text } from 'frontage/block';

export const mossData = defineBlock({
  type: 'mossData',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => light,
  // @ts-expect-error: written without types
  jsonLd: () => [{ '@type': 'Thing', size: 5n }],
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
