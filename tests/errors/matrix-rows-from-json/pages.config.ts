import { csv, defineSite, json } from 'frontage';
import { site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const made = { kind: 'matrix', template: plant, params: { season: 'spring' } } as const;

export default defineSite({
  ...site,
  routes: [
    { ...made, name: 'plants', path: '/p/{{param.plant.slug}}', rows: { plant: json('templates/data/plants.json') } },
    { ...made, name: 'comma', path: '/c/{{param.plant.slug}}', rows: { plant: json('templates/data/comma.json') } },
    { ...made, name: 'object', path: '/o/{{param.plant.slug}}', rows: { plant: json('templates/data/object.json') } },
    { ...made, name: 'up', path: '/u/{{param.plant.slug}}', rows: { plant: json('../secret.json') } },
  ],
});
