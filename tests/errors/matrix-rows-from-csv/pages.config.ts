import { csv, defineSite, json } from 'frontage';
import { site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const made = { kind: 'matrix', template: plant, params: { season: 'spring' } } as const;

export default defineSite({
  ...site,
  routes: [
    { ...made, name: 'plants', path: '/p/{{param.plant.slug}}', rows: { plant: csv('templates/data/plants.csv') } },
    { ...made, name: 'trees', path: '/t/{{param.plant.slug}}', rows: { plant: csv('templates/data/plnts.csv') } },
    { ...made, name: 'open', path: '/o/{{param.plant.slug}}', rows: { plant: csv('templates/data/open.csv') } },
    { ...made, name: 'columns', path: '/c/{{param.plant.slug}}', rows: { plant: csv('templates/data/columns.csv') } },
    { ...made, name: 'cells', path: '/x/{{param.plant.slug}}', rows: { plant: csv('templates/data/cells.csv') } },
    { ...made, name: 'empty', path: '/e/{{param.plant.slug}}', rows: { plant: csv('templates/data/empty.csv') } },
  ],
});
