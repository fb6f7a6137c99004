import { defineSite } from 'frontage';
import * as ferns from './copy/ferns.ts';
import * as words from './copy/words.json';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { hero: ferns.hero, order: ferns.oder } },
    { path: '/moss', meta, sections: { intro: { block: 'pageIntro', headline: 'Moss', lead: words.mos } } },
  ],
});
