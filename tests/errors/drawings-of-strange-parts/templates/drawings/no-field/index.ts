import { defineDrawing } from 'frontage/block';

export const drawing = defineDrawing({
  kind: 'noField',
  fields: { place: 'Where it grows.' },
  View: () => 'moss',
});
