import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  organization: { type: 'Florist', image: 'shop.png' },
  routes: [{ path: '/', meta, sections: { intro } }],
});
