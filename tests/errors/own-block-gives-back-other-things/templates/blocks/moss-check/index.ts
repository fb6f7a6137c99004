import { defineBlock, text } from 'frontage/block';

export const mossCheck = defineBlock({
  type: 'mossCheck',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => light,
  // @ts-expect-error: written without types
  check: () => [{ message: 'Too light.' }],
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
