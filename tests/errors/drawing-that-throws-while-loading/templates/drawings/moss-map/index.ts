import { defineDrawing, text } from 'frontage/block';

const shade = JSON.parse('moss');

export const mossMap = defineDrawing({
  kind: 'mossMap',
  description: 'Where moss grows.',
  fields: { place: text('Where it grows.') },
  View: ({ data }) => data.place + shade,
  examples: [{ name: 'In the shade', data: { place: 'Shade' } }],
});
