import { createElement } from 'react';
import { defineBlock, text } from 'frontage/block';

const box = (name: string, isTicked: boolean) =>
  createElement('input', { type: 'checkbox', name, defaultChecked: isTicked });

export const fernLetter = defineBlock({
  type: 'fernLetter',
  description: 'A form for a letter about ferns.',
  fields: { label: text('What the box is for.') },
  View: ({ id, label }) =>
    createElement(
      'section',
      { id },
      createElement('form', {}, createElement('label', {}, box('news', true), label), box('swaps', false)),
      // No form, but a menu.
      box('menu', true),
      createElement('form', {}, createElement('input', { type: 'radio', name: 'how', defaultChecked: true })),
    ),
  examples: [{ name: 'News', props: { label: 'Send me news' } }],
});
