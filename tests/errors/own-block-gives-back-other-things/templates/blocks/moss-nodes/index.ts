import { defineBlock, text } from 'frontage/block';

export const mossNodes = defineBlock({
  type: 'mossNodes',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => light,
  // @ts-expect-error: written without types
  jsonLd: () => ({ '@type': 'Thing' }),
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
