import { defineDrawing, text } from 'frontage/block';

export const drawing = defineDrawing({
  kind: 'ownKind',
  fields: { kind: text('What kind it is.') },
  View: () => 'moss',
});
