import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const plants = await Promise.reject(new Error('the price list did not answer'));

export default defineSite({
  ...site,
  facts: plants,
  routes: [{ path: '/', meta, sections: { intro } }],
});
