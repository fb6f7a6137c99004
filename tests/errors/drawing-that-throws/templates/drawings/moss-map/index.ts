import { defineDrawing, text } from 'frontage/block';

export const mossMap = defineDrawing({
  kind: 'mossMap',
  description: 'Where moss grows.',
  fields: { place: text('Where it grows.'), light: text('How much light there is.').optional() },
  check({ place, light }) {
    if (place === 'Pond') throw new Error('no moss in water');
    if (light === 'full sun') {
      return [{ path: ['light'], message: 'is too bright for moss', suggestion: 'Write "shade".' }];
    }
    return [];
  },
  View({ data: { place } }) {
    if (place === 'Desert') throw new Error('no moss in sand');
    return place;
  },
  examples: [{ name: 'In the shade', data: { place: 'Shade' } }],
});
