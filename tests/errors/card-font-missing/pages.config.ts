import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  cards: { fonts: ['frutiger-700.woff2'] },
  routes: [{ path: '/', meta, sections: { intro } }],
});
