import { defineBlock, text, textFrom } from 'frontage/block';

export const mossInitial = defineBlock({
  type: 'mossInitial',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.'), first: textFrom('light', (light) => String(light.split(' ')[1]?.at(0)?.length.toFixed(999)), 'Its first letter.') },
  View: ({ light, first }) => `${light} ${first}`,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
