import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  orgin: 'https://www.example.org',
  layouts: { standard: { top: { name: { block: 'pageIntro', headline: 'Fern & Co' } } } },
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', layout: 'standard', meta, sections: { intro } },
  ],
});
