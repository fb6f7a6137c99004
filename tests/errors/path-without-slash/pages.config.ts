import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

// Links to where the page was meant to be are right, and so is a redirect.
export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        more: {
          block: 'callToAction',
          headline: 'Ferns and mosses',
          actions: [
            { label: 'Ferns', href: '/ferns#order' },
            { label: 'Mosses', href: '/moses' },
          ],
        },
      },
    },
    { path: 'ferns', meta, sections: { intro } },
    { path: '//mosses', meta, sections: { intro } },
  ],
  redirects: [{ from: '/all-ferns', to: '/ferns' }],
});
