import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const basket = 'item=pot-of-fern-14-cm&'.repeat(45);

export default defineSite({
  ...site,
  routes: [{ path: '/', meta, sections: { intro } }],
  redirects: [
    { from: '/plants', to: '/' },
    { from: '/starter-set', to: `https://shop.example.com/?${basket}` },
  ],
});
