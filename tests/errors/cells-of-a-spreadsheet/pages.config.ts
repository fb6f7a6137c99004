import { csv, defineSite, json } from 'frontage';
import { site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const made = { kind: 'matrix', template: plant, params: { season: 'spring' } } as const;
const article = {
  description: 'An article.',
  params: {},
  meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
  sections: { text: { block: 'prose', entry: true, headline: '{{entry.title}}' } },
};

export default defineSite({
  ...site,
  routes: [
    { ...made, name: 'plants', path: '/p/{{param.plant.slug}}', rows: { plant: csv('templates/data/plants.csv') } },
    { ...made, name: 'names', path: '/n/{{param.plant.slug}}', rows: { plant: json('templates/data/names.json') } },
    { ...made, name: 'own', path: '/o/{{param.plant.slug}}', rows: { plant: [{ slug: 'elm', name: '#WERT!', height: 5 }] } },
    { kind: 'collection', name: 'blog', folder: 'prose/blog', template: article, path: '/blog/{{entry.slug}}' },
  ],
});
