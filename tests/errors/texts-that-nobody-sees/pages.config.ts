import { csv, defineSite } from 'frontage';
import { meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const day = (price: unknown) => [{ title: 'Lunch', items: [{ name: 'Soup', price }] }];

export default defineSite({
  ...site,
  facts: { slogan: { type: 'text', value: '\u200b' } },
  routes: [
    {
      path: '/',
      meta: { title: '\u2060', description: meta.description },
      sections: {
        unseen: { block: 'pageIntro', headline: '\u200b', eyebrow: '\u3164', lead: '**\u00ad**' },
        second: { block: 'pageIntro', headline: '\u2060', actions: [{ label: '\u2800', href: '/' }] },
        types: { block: 'pageIntro', headline: true, eyebrow: [], lead: '', actions: [] },
        list: { block: 'faq', headline: 'Questions', items: [] },
        menu: { block: 'menu', headline: 'Lunch', groups: day('14,50 €') },
        onRequest: { block: 'menu', headline: 'Dinner', groups: day('from 14 €') },
        total: { block: 'menu', headline: 'Drinks', groups: day('EUR 5') },
      },
    },
    {
      ...{ kind: 'matrix', template: plant, params: { season: 'spring' }, name: 'plants', path: '/p/{{param.plant.slug}}' },
      rows: { plant: csv('templates/data/plants.csv') },
    },
  ],
});
