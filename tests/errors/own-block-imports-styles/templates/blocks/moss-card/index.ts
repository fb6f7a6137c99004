import { defineBlock, text } from 'frontage/block';
import './style.css';
import photo from './moss.png';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => `${light} ${photo}`,
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
