import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro, note: { block: 'pageIntro', hide: 'yes', headline: 'Notes' } } },
    {
      path: '/moss',
      meta,
      sections: { intro, care: { block: 'pageIntro', hide: true, headlin: 'Care of moss' } },
    },
    { path: '/bark', meta, sections: { only: { block: 'pageIntro', headline: 'Bark', hide: true } } },
  ],
});
