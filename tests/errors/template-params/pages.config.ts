import { defineSite } from 'frontage';
import { meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const fern = { slug: 'lady-fern', name: 'Lady fern', height: 60 };

export default defineSite({
  ...site,
  routes: [
    { kind: 'template', path: '/', template: plant, params: { plant: fern } },
    { kind: 'template', path: '/a', template: plant, params: { plant: fern, seson: 'spring' } },
    { kind: 'template', path: '/b', template: plant, params: { plant: fern, season: 'autumn' } },
    {
      kind: 'template',
      path: '/c',
      template: plant,
      meta,
      params: { plant: { ...fern, height: 'sixty', name: 'A fern with a very long name that nobody can say' }, season: 'spring' },
    },
    { kind: 'template', path: '/d', template: plant },
    { kind: 'template', path: '/e', params: {} },
  ],
});
