import { defineSite } from 'frontage';
import { ferns } from './copy/ferns.ts';
import { meta, site } from './site.ts';

export default defineSite({
  ...site,
  orgin: 'https://www.example.org',
  locale: 'English',
  facts: { plants: { type: 'count', value: 120 } },
  routes: [
    { path: 'ferns', meta, sections: { ferns } },
    {
      path: '/mosses',
      layout: 'wide',
      meta: { title: '' },
      sections: { ferns, mosses: { block: 'pageIntor' } },
    },
  ],
});
