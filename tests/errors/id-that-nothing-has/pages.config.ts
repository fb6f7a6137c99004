import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  layouts: { mossy: { bottom: { moss: { block: 'mossNote', note: 'It likes the north.' } } } },
  routes: [
    { path: '/', meta, layout: 'mossy', sections: { intro, main: { block: 'pageIntro', headline: 'The main thing' } } },
    { path: '/ferns', meta, layout: 'mossy', sections: { intro } },
  ],
});
