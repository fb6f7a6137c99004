import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const ferns = { block: 'pageIntro', headline: words.ferns };
const words = { ferns: 'Ferns' };

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { ferns } },
  ],
});
