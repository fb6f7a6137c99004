import { defineDrawing } from 'frontage/block';

export const drawing = defineDrawing({
  kind: 'noView',
  fields: {},
  View: 'moss',
  examples: { wet: {} },
});
