import { defineDrawing } from 'frontage/block';
import { streetsFields } from './fields.ts';
import { StreetsPoster } from './view.tsx';

export const streets = defineDrawing({
  kind: 'streets',
  description: 'The street plan of a place at night, without words: a ground for the title of a video.',
  fields: streetsFields,
  View: StreetsPoster,
  examples: [{ name: 'A harbor town', data: { place: 'Old Harbor' } }],
});
