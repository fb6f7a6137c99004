import { csv, defineSite } from 'frontage';
import { directory, footer, header, home, lost } from './templates/copy/shared.ts';
import { cityService } from './templates/pages/city-service.ts';

/** The realistic site: a page for each service in each city, cards, a directory of all pages, default rules. */
export default defineSite({
  origin: 'https://brightwork.example',
  name: 'Brightwork',
  locale: 'en-US',
  icon: 'icon.svg',
  cards: { fonts: ['card.woff2'] },

  facts: {
    replyTime: { type: 'hours', value: 4 },
    light: { type: 'money', value: 79, per: 'once' },
    whole: { type: 'money', value: 129, per: 'once' },
  },

  destinations: {
    office: { label: 'Office', url: 'https://hooks.brightwork.example/lead', missing: 'No address to send to' },
  },

  layouts: { page: { top: { header }, bottom: { footer } } },

  notFound: { meta: { title: 'Not here', description: 'There is no such page.' }, layout: 'page', sections: { lost } },

  routes: [
    {
      path: '/',
      meta: {
        title: 'Brightwork: every home service, in your city',
        description: 'People you know, in the city where you live, and a price before anybody lifts a tool.',
      },
      layout: 'page',
      sections: { intro: home, directory },
    },
    {
      kind: 'matrix',
      name: 'services',
      template: cityService,
      path: '/{{param.service.slug}}/{{param.city.slug}}',
      rows: { service: csv('templates/data/services.csv'), city: csv('templates/data/cities.csv') },
      layout: 'page',
    },
  ],
});
