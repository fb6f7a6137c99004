import { defineSite } from 'frontage';
import { intro, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const meta = { title: 'House plants, by post', description: 'House plants, chosen for the light you have, by post.' };
const rows = [
  { slug: 'lady-fern', name: 'Lady fern', height: 60 },
  { slug: 'male-fern', name: 'Male fern', height: 90 },
];

export default defineSite({
  ...site,
  rules: { 'page-orphan': 'off' },
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta: { ...meta, title: 'House plants, by Post' }, sections: { intro } },
    {
      path: '/moss',
      meta: {
        title: 'Moss of every kind, for walls, for shady corners and for glass jars',
        description: 'Moss.',
      },
      sections: { intro },
    },
    { path: '/draft', meta: { title: 'Moss', description: 'Moss.', noindex: true }, sections: { intro } },
    {
      kind: 'matrix',
      name: 'ferns',
      template: plant,
      path: '/{{param.plant.slug}}',
      rows: { plant: rows },
      params: { season: 'spring' },
      meta: { title: '{{param.plant.name}}, and how to keep it' },
    },
  ],
});
