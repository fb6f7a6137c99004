import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export const config = defineSite({
  ...site,
  routes: [{ path: '/', meta, sections: { intro } }],
});
