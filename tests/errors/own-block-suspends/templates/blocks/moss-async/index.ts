import { defineBlock, text } from 'frontage/block';
import { View } from './view.tsx';

export const mossAsync = defineBlock({
  type: 'mossAsync',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
