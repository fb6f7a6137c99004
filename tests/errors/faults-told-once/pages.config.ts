import { csv, defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const group = {
  type: 'group',
  fields: {
    slug: { type: 'text', help: 'Part of the path.', example: 'fern' },
    name: { type: 'text', help: 'What people call it.', example: 'Fern' },
  },
} as const;
const plant = {
  description: 'A plant.',
  params: { plant: group },
  meta: { title: '{{param.plant.name}}', description: '{{param.plant.name}}, delivered' },
  sections: {
    intro: { block: 'pageIntro', headline: '{{param.plant.name}}', eyebrow: 'About {{param.plant.name}}' },
    all: { block: 'directory', headline: 'All plants', groups: { pagesOf: 'plants' } },
  },
} as const;
const article = {
  description: 'An article.',
  params: {},
  meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
  sections: { text: { block: 'prose', entry: true, headline: '{{entry.title}}' } },
};
const call = {
  block: 'callToAction',
  headline: 'Call {{organization.phone}}',
  text: 'Or [ask](tel:{{facts.shop}}) us.',
  actions: [{ label: '{{organization.phone}}', href: 'tel:{{organization.phone}}' }],
};
const house = { block: 'prose', file: 'house.md', contents: true };

export default defineSite({
  ...site,
  facts: { shop: { type: 'phone', value: 'ask for Fern' } },
  organization: { type: 'Florist', phone: '{{facts.shop}}' },
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        call,
        news: { block: 'articles', headline: 'News', items: { pagesOf: 'blog' } },
        plants: { block: 'directory', headline: 'All plants', groups: { pagesOf: 'plants' } },
        written: { block: 'pageIntro', headline: 'Typed here too: {{facts.nowhere}}' },
      },
    },
    { path: '/house', meta, sections: { intro, house } },
    { path: '/garden', meta, sections: { intro, house } },
    { kind: 'matrix', name: 'plants', path: '/p/{{param.plant.slug}}', rows: { plant: csv('templates/data/plants.csv') }, template: plant },
    { kind: 'collection', name: 'blog', folder: 'prose/blog', template: article, path: '/blog/{{entry.slug}}' },
  ],
});
