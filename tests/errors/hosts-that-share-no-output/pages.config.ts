import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta: { title: 'Ferns', description: 'Ferns for shade.' }, sections: { intro } },
  ],
  redirects: [
    { from: '/moss.html', to: '/ferns' },
    { from: '/moss.html/old', to: '/ferns' },
    { from: '/ferns.html/old', to: '/ferns' },
  ],
  hosts: ['netlify', 'github-pages'],
});
