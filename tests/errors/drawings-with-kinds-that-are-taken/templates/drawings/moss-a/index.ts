import { defineDrawing, text } from 'frontage/block';

export const drawing = defineDrawing({
  kind: 'chart',
  description: 'Where moss grows.',
  fields: { place: text('Where it grows.') },
  View: ({ data }) => data.place,
  examples: [{ name: 'In the shade', data: { place: 'Shade' } }],
});
