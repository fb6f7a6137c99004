import { csv, defineSite } from 'frontage';
import { site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const made = { kind: 'matrix', template: plant, params: { season: 'spring' } } as const;

export default defineSite({
  ...site,
  routes: [
    { ...made, name: 'plants', path: '/p/{{param.plant.slug}}', rows: { plant: csv('templates/data/plants.csv') } },
    { ...made, name: 'names', path: '/n/{{param.plant.slug}}', rows: { plant: csv('templates/data/names.csv') } },
  ],
});
