import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  origin: 'www.example.com',
  routes: [{ path: '/', meta, sections: { intro } }],
});
