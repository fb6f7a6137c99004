import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        privacy: { block: 'prose', file: 'privaci.md' },
        terms: { block: 'prose', file: 'privacy' },
        other: { block: 'prose', file: 7 },
      },
    },
  ],
});
