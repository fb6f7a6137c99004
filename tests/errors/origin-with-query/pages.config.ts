import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  origin: 'https://www.example.com/shop?ref=1',
  routes: [{ path: '/', meta, sections: { intro } }],
});
