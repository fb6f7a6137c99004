import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  budgets: { publicFile: 100 },
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro: {
          ...intro,
          actions: [
            { label: 'Brochure', href: '/broschure.pdf' },
            { label: 'Prices', href: 'ferns.csv' },
          ],
        },
      },
    },
    { path: '/ferns', meta, sections: { intro } },
    { path: '/moss/cushion', meta, sections: { intro } },
  ],
  redirects: [
    { from: '/brochure.pdf', to: '/ferns' },
    { from: '/google123', to: '/ferns' },
    { from: '/prices', to: '/ferns.cvs' },
  ],
});
