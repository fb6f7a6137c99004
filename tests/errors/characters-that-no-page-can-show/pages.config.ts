import { csv, defineSite, json } from 'frontage';
import { site } from './site.ts';
import { home } from './templates/copy/home.ts';
import words from './templates/copy/words.json' with { type: 'json' };
import { plant } from './templates/pages/plant.ts';

const made = { kind: 'matrix', template: plant } as const;

export default defineSite({
  ...site,
  name: 'Fern\u0000 & Co',
  facts: { phone: { type: 'phone', value: '+44 1632 960147', label: 'Call\uFFFE' } },
  routes: [
    { path: '/', meta: { title: 'Fern \u202E oC', description: 'House plants\u0085' }, sections: home },
    { path: '/words', meta: { title: 'Words', description: 'Words.' }, sections: words },
    {
      kind: 'template',
      path: '/one',
      template: plant,
      params: { season: 'spring', plant: { slug: 'one', name: 'On\ud83de', height: 2 } },
    },
    {
      kind: 'variant',
      path: '/other',
      of: '/words',
      sections: { intro: { lead: 'Other\u2067words' } },
    },
    { ...made, name: 'plants', path: '/p/{{param.plant.slug}}', rows: { plant: csv('templates/data/plants.csv') }, params: { season: 'spring' } },
    { ...made, name: 'trees', path: '/t/{{param.plant.slug}}', rows: { plant: json('templates/data/trees.json') }, params: { season: 'spring' } },
  ],
});
