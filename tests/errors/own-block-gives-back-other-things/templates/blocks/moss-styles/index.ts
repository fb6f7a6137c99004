import { defineBlock, text } from 'frontage/block';

export const mossStyles = defineBlock({
  type: 'mossStyles',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => light,
  // @ts-expect-error: written without types
  styles: () => 'form',
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});
