import { defineBlock, text } from 'frontage/block';

const places = new Map([['shade', 'Under the north wall']]);

export const mossCard = defineBlock({
  type: 'mossCard',
  description: 'Where moss grows.',
  fields: { light: text('How much light there is.') },
  View: ({ light }) => places.get(light) ?? missing(light),
  examples: [{ name: 'In the shade', props: { light: 'shade' } }],
});

function missing(light: string): never {
  throw new RangeError(`no place for moss has the light "${light}"`);
}
