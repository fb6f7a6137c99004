import { defineDrawing } from 'frontage/block';
import { mapPackFields } from './fields.ts';
import { MapPack } from './view.tsx';

export const mapPack = defineDrawing({
  kind: 'mapPack',
  description: 'The results of a local search: a map with pins, and a list with one highlighted business.',
  fields: mapPackFields,
  View: MapPack,
  check({ results, business }) {
    if (results.some(({ name }) => name === business)) return [];
    const names = results.map(({ name }) => `"${name}"`).join(', ');
    return [{ path: ['business'], message: `must be the name of one of the results: ${names}` }];
  },
  styles: ['rankGrid'],
  examples: [
    {
      name: 'A language school that rose',
      data: {
        term: 'language school near me',
        place: 'Old Harbor',
        business: 'Harbor Languages',
        from: 11,
        results: [
          { name: 'Harbor Languages', rating: 4.9, reviews: 182, note: 'Language school, open until 9 pm' },
          { name: 'Quick Tongue', rating: 4.3, reviews: 51, note: 'Language school' },
          { name: 'City Evening School', rating: 4.1, reviews: 240, note: 'Adult education' },
        ],
      },
    },
  ],
});
