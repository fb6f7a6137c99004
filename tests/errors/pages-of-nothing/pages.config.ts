import { defineSite } from 'frontage';
import { meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const list = { block: 'directory', headline: 'Plants' } as const;

export default defineSite({
  ...site,
  routes: [
    {
      kind: 'matrix',
      name: 'ferns',
      template: plant,
      path: '/{{param.plant.slug}}',
      rows: { plant: [{ slug: 'lady-fern', name: 'Lady fern', height: 60 }] },
      params: { season: 'spring' },
    },
    {
      path: '/',
      meta,
      sections: {
        a: { ...list, groups: { pagesOf: 'fern' } },
        b: { ...list, groups: { pagesOf: 'ferns', groupBy: 'town' } },
        c: { ...list, groups: { pagesOf: 'ferns', where: { plant: 'ladyfern' } } },
        d: { ...list, groups: { pagesOf: 'ferns', labl: '{{param.plant.name}}' } },
        e: { ...list, groups: { pagesOf: 'ferns', label: '{{param.plant.nam}}' } },
      },
    },
  ],
});
