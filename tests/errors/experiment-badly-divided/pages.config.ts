import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const routes = [{ path: '/', meta, sections: { intro } }];

export default defineSite({
  ...site,
  routes: [
    ...routes,
    {
      kind: 'experiment',
      name: 'Intro',
      of: '/',
      variants: [{ name: 'control', weight: 50, sections: {} }],
      untill: '2027-01-31',
    },
    {
      kind: 'experiment',
      name: 'words',
      of: '/',
      variants: [
        { name: 'b', weight: 60, sections: { intro: { headline: 'Ferns' } } },
        { name: 'b', weight: 40, sections: { intro: { headline: 'Moss' } } },
      ],
    },
  ],
});
