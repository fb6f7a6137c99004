import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  currency: '£',
  routes: [{ path: '/', meta, sections: { intro } }],
});
