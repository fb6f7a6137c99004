import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  layouts: {
    standard: { top: { intro: { block: 'pageIntro', headline: 'Fern & Co' } } },
  },
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', layout: 'standrad', meta, sections: { intro } },
  ],
});
