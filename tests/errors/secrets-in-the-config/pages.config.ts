import { defineSite, env, json } from 'frontage';
import { intro, meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

export default defineSite({
  ...site,
  destinations: {
    desk: { label: 'the desk', url: env('PUBLIC_NOT_SET_ANYWHERE', 'https://desk:open-sesame@desk.example.com/in') },
    ledger: { label: 'the ledger', url: 'https://ledger.example.com/in?api_key=0123456789' },
  },
  facts: { mail: { apiKey: { type: 'text', value: 'key-0123456789abcdef0123456789abcdef' } } },
  routes: [
    { path: '/', meta, sections: { intro: { ...intro, lead: 'Signed with -----BEGIN PRIVATE KEY----- by us.' } } },
    {
      kind: 'matrix',
      name: 'ferns',
      template: plant,
      path: '/{{param.plant.slug}}',
      rows: { plant: json('templates/data/ferns.json') },
      params: { season: 'spring' },
    },
  ],
});
