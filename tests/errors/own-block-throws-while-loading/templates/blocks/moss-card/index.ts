import { defineBlock, text } from 'frontage/block';
import { places } from './places.ts';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => places[light] ?? '',
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
