import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const routes = [{ path: '/', meta, sections: { intro } }];

export default defineSite({
  ...site,
  routes: [
    ...routes,
    {
      kind: 'experiment',
      name: 'words',
      of: '/',
      variants: [{ name: 'b', weight: 50, sections: { intro: { headline: 'Ferns' } } }],
      until: '2026-01-31',
    },
  ],
});
