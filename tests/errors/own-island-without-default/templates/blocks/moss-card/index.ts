import { defineBlock, text } from 'frontage/block';
import { MossCard } from './view.tsx';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: MossCard,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
