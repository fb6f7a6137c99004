import { defineSite } from 'frontage';
import { plants } from 'plant-list';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: plants,
  routes: [{ path: '/', meta, sections: { intro } }],
});
