import { createElement } from 'react';
import { defineBlock, text } from 'frontage/block';

export const mossNote = defineBlock({
  type: 'mossNote',
  description: 'A note about moss.',
  fields: { note: text('What it says.') },
  View: ({ id, note }) =>
    createElement(
      'section',
      { id, 'aria-labelledby': `${id}-titel` },
      createElement('h2', { id: `${id}-title` }, note),
      createElement('a', { href: '#main' }, 'Back to the words'),
    ),
  examples: [{ name: 'Short', props: { note: 'It grows in the shade.' } }],
});
