import { csv, defineSite } from 'frontage';
import { meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const article = {
  description: 'An article.',
  params: {},
  meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
  sections: { text: { block: 'prose', entry: true, headline: '{{entry.title}}' } },
};

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta: { ...meta, title: 'Ferns &amp; moss' },
      sections: {
        hero: {
          block: 'pageIntro',
          eyebrow: '**New** for [spring](/spring)',
          headline: 'Ferns for a <b>dark</b> room',
          lead: 'Rich texts <b>go on</b> as they do.',
          actions: [{ label: 'See <br> all', href: '/p/fern' }],
        },
        fine: {
          block: 'pageIntro',
          eyebrow: 'From 9 €*, I <3 ferns, a < b > c, 2 ** 3',
          headline: 'The <dialog> element and <your name>',
        },
      },
    },
    { kind: 'matrix', template: plant, params: { season: 'spring' }, name: 'plants', path: '/p/{{param.plant.slug}}', rows: { plant: csv('templates/data/plants.csv') } },
    { kind: 'collection', name: 'blog', folder: 'prose/blog', template: article, path: '/blog/{{entry.slug}}' },
  ],
});
