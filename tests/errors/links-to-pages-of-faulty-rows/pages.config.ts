import { csv, defineSite, json } from 'frontage';
import { meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const made = { kind: 'matrix', template: plant, params: { season: 'spring' } } as const;
const link = (href: string) => ({ label: 'See the plant', href });

export default defineSite({
  ...site,
  // What a faulty row would make is missed for the fault of the row, and not told by itself.
  redirects: [
    { from: '/southern-bed', to: '/beds/south' },
    { from: '/western-bed', to: '/beds/west' },
  ],
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro: {
          block: 'pageIntro',
          headline: 'Plants',
          actions: [link('/beds/south/#steps'), link('/beds/suoth')],
        },
        more: { block: 'callToAction', headline: 'More', actions: [link('/plants/hart'), link('/plants/moss')] },
        trees: { block: 'callToAction', headline: 'Trees', actions: [link('/trees/oak'), link('/tree/oak')] },
        list: {
          block: 'directory',
          headline: 'Beds',
          groups: { pagesOf: 'beds', where: { plant: ['south'] } },
        },
      },
    },
    { kind: 'variant', path: '/south', of: '/beds/south', meta: { title: 'The bed in the south' } },
    {
      kind: 'experiment',
      of: '/plants/hart',
      name: 'shorter',
      variants: [{ name: 'b', weight: 50, sections: { intro: { headline: 'Hart’s tongue' } } }],
    },
    { ...made, name: 'plants', path: '/plants/{{param.plant.slug}}', rows: { plant: csv('templates/data/plants.csv') } },
    { ...made, name: 'beds', path: '/beds/{{param.plant.slug}}', rows: { plant: json('templates/data/beds.json') } },
    { ...made, name: 'trees', path: '/trees/{{param.plant.slug}}', rows: { plant: json('templates/data/trees.json') } },
  ],
});
