import { csv, defineSite } from 'frontage';
import { site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

export default defineSite({
  ...site,
  routes: [
    {
      kind: 'matrix',
      name: 'plants',
      template: plant,
      path: '/{{param.plant.slug}}',
      params: { season: 'spring' },
      rows: { plant: csv('templates/data/plants.csv') },
    },
  ],
});
