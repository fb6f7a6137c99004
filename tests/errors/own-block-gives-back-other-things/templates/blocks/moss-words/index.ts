import { defineBlock, text } from 'frontage/block';

export const mossWords = defineBlock({
  type: 'mossWords',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.').refine((light) => BigInt(light) > 1n) },
  View: ({ light }) => light,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
