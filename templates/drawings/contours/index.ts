import { defineDrawing } from 'frontage/block';
import { contoursFields } from './fields.ts';
import { Contours } from './view.tsx';

export const contours = defineDrawing({
  kind: 'contours',
  description: 'The contour lines of a hill with initials on top: a portrait of somebody without a photograph.',
  fields: contoursFields,
  View: Contours,
  examples: [{ name: 'Agnes Pohl', data: { name: 'Agnes Pohl', initials: 'AP' } }],
});
