import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

function headline() {
  return 'Mosses';
}

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      path: '/ferns',
      meta,
      sections: { ferns: { block: 'pageIntro', headline: () => 'Ferns' } },
    },
    { path: '/mosses', meta, sections: { mosses: { block: 'pageIntro', headline } } },
  ],
});
