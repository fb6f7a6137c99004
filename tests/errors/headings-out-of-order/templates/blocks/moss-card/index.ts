import { createElement } from 'react';
import { defineBlock, text } from 'frontage/block';

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'Where moss grows.',
  fields: { light: text('How light it is there.') },
  View: ({ id, light }) => createElement('section', { id }, createElement(light === 'sun' ? 'h1' : 'h5', {}, light)),
  examples: [{ name: 'Shade', props: { light: 'shade' } }],
});
