import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

export default defineSite({
  ...site,
  budgets: { html: 0 },
  doorways: { threshold: 0 },
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      kind: 'matrix',
      name: 'plants',
      template: plant,
      limit: 1.5,
      path: '/{{param.plant.slug}}',
      rows: { plant: [{ slug: 'fern', name: 'Fern', height: 60 }] },
      params: { season: 'spring' },
    },
    {
      kind: 'matrix',
      name: 'flowers',
      template: plant,
      path: '/flowers/{{param.plant.slug}}',
      rows: { plant: [{ slug: '🌸', name: 'Blossom', height: 60 }] },
      params: { season: 'spring' },
    },
  ],
});
