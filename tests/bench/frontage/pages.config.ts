import { defineSite, json } from 'frontage';
import { footer, header, home, lost } from './templates/copy/shared.ts';
import { place } from './templates/pages/place.ts';
import { words } from './words.ts';

/** The site of the benchmark: one page for each row, a home page, and what stands on all of them. */
export default defineSite({
  origin: words.origin,
  name: words.name,
  locale: 'en-US',
  icon: 'icon.svg',
  // Visitors come to these pages from searches and ads, in the peers' sites too; nothing links to ten thousand of them.
  rules: { 'page-orphan': 'off' },

  facts: {
    light: { type: 'money', value: 79, per: 'once' },
    whole: { type: 'money', value: 129, per: 'once' },
    deep: { type: 'money', value: 249, per: 'once' },
  },

  destinations: {
    office: {
      label: 'Office',
      url: words.form.action,
      missing: 'No address to send to',
      acceptsForms: true,
    },
  },

  layouts: { page: { top: { header }, bottom: { footer } } },

  notFound: { meta: { title: 'Not here', description: 'No such page.' }, sections: { lost } },

  routes: [
    {
      path: '/',
      meta: { title: words.home.title, description: words.home.description },
      sections: { intro: home },
    },
    {
      kind: 'matrix',
      name: 'places',
      template: place,
      path: '/{{param.place.slug}}',
      rows: { place: json('templates/data/rows.json') },
      layout: 'page',
    },
  ],
});
