import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { ferns: { block: 'pageIntro', headline: 42 } } },
    {
      path: '/mosses',
      meta,
      sections: { mosses: { block: 'pageIntro', headline: 'Mosses', actions: 'Buy' } },
    },
  ],
});
