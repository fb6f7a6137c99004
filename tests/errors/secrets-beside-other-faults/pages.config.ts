import { csv, defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

// What was tried before: sk_test_0123456789abcdefghij
export default defineSite({
  ...site,
  destinations: {
    desk: { label: 'the desk', url: 'ftp://hooks.example.com/in?access_token=0123456789', apiKey: 'hunter2-x9' },
  },
  routes: [
    { path: '/', meta, sections: { intro: { ...intro, smtpPassword: ['hunter2-', 'x9-and-more'].join('') } } },
    {
      kind: 'matrix',
      name: 'ferns',
      template: plant,
      path: '/{{param.plant.slug}}',
      rows: { plant: csv('templates/data/ferns.csv') },
      params: { season: 'spring' },
    },
  ],
});
