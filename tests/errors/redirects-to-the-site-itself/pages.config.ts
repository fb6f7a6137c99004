import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { intro } },
  ],
  redirects: [
    { from: '/moss', to: 'https://www.example.com/moss' },
    { from: '/algae', to: 'http://www.example.com/kelp' },
    { from: '/kelp', to: 'https://www.example.com/ferns' },
  ],
});
