import { defineSite, json } from 'frontage';
import { intro, meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      kind: 'matrix',
      name: 'plants',
      template: plant,
      params: { season: 'spring' },
      path: '/p/{{param.plant.slug}}',
      rows: { plant: json('templates/data/plants.json') },
    },
  ],
});
