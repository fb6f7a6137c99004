import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [{ path: '/', meta, sections: { intro } }],
  redirects: [
    { from: '/old%20page', to: '/' },
    { from: '/about_(us)', to: '/' },
    { from: '/index.php?id=3', to: '/' },
    { from: '/contact#form', to: '/' },
    { from: '/100%', to: '/' },
    { from: '/caf%E9', to: '/' },
    { from: '/a%2Fb', to: '/' },
    { from: '/ferns:moss', to: '/' },
    { from: '/ferns/*', to: '/' },
    { from: '/.netlify/forms', to: '/' },
  ],
});
