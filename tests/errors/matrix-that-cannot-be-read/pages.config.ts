import { defineSite } from 'frontage';
import { meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const list = { block: 'directory', headline: 'Plants' } as const;
const ferns = [
  { slug: 'lady-fern', name: 'Lady fern', height: 60 },
  { slug: 'male-fern', name: 'Male fern', height: 90 },
];

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        ferns: { ...list, groups: { pagesOf: 'ferns' } },
        herbs: { ...list, groups: { pagesOf: 'herbs' } },
      },
    },
    {
      kind: 'matrix',
      name: 'ferns',
      template: plant,
      limit: 0,
      path: '/{{param.plant.slug}}',
      rows: { plant: ferns },
      params: { season: 'spring' },
    },
    {
      kind: 'matrix',
      name: 'herbs',
      template: plant,
      path: '/herbs/{{param.herb.slug}}',
      rows: { herb: ferns },
      params: { season: 'spring' },
    },
    {
      kind: 'matrix',
      name: 'shrubs',
      template: plant,
      path: '/shrubs/{{param.plant.slgu}}',
      rows: { plant: ferns },
      params: { season: 'spring' },
    },
  ],
});
