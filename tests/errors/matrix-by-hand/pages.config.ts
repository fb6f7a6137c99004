import { defineSite } from 'frontage';
import { site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const ferns = [
  { slug: 'lady-fern', name: 'Lady fern', height: 60 },
  { slug: 'male-fern', name: 'Male fern', height: 90 },
];
const made = { kind: 'matrix', template: plant, params: { season: 'spring' } } as const;

export default defineSite({
  ...site,
  routes: [
    { ...made, name: 'ferns', path: '/a/{{param.plant.slug}}', rows: { plant: ferns }, only: { plant: ['lady-fren'] } },
    { ...made, name: 'ferns', path: '/b/{{param.plant.slug}}', rows: { plant: ferns }, limit: 1 },
    { ...made, name: 'one', path: '/c', rows: { plant: ferns } },
    { ...made, name: 'none', path: '/d/{{param.plant.slug}}', rows: { plant: [] } },
    { ...made, name: 'axis', path: '/e/{{param.plant.slug}}', rows: { plnt: ferns } },
    { ...made, name: 'token', path: '/f/{{param.plant.slg}}/{{param.plant.slug}}', rows: { plant: ferns } },
    { ...made, name: 'season', path: '/g/{{param.plant.slug}}', rows: { plant: ferns }, params: {} },
    { ...made, name: 'rows', path: '/h/{{param.plant.slug}}' },
    { ...made, name: 'text', path: '/i/{{param.plant.slug}}', rows: { plant: 'ferns.csv' } },
    { ...made, name: 'taken', path: '/b/{{param.plant.slug}}', rows: { plant: ferns } },
  ],
});
