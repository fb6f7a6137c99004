import { defineBlock, text } from 'frontage/block';
import { View } from './view.tsx';

export const mossLazy = defineBlock({
  type: 'mossLazy',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
