import { defineDrawing, text } from 'frontage/block';

export const mossMap = defineDrawing({
  kind: 'mossMap',
  description: 'Where moss grows.',
  fields: { place: text('Where it grows.') },
  View: ({ data }) => data.place,
  styles: ['mosMap'],
  examples: [{ name: 'In the shade', data: { place: 'Shade' } }],
});
