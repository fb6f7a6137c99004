import { defineBlock, text } from 'frontage/block';

export const mossIds = defineBlock({
  type: 'mossIds',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => light,
  // @ts-expect-error: written without types
  ids: ({ light }) => light,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
