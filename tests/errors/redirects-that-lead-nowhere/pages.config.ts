import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { intro } },
  ],
  redirects: [
    { from: '/fern', to: '/fernes' },
    { from: '/ferns', to: '/' },
    { from: '/moss', to: '/lichen' },
    { from: '/lichen', to: '/algae' },
    { from: '/algae', to: '/moss' },
    { from: '/plants', to: '/all-plants' },
    { from: '/all-plants', to: '/ferns' },
    { from: 'shop', to: 'tel:+15550100' },
  ],
});
