import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns/aux', meta, sections: { intro } },
    { path: '/_vercel/ferns', meta, sections: { intro } },
    {
      path: '/_moss',
      meta,
      sections: { intro },
      waive: [{ rule: 'path-reserved', because: 'The site stands on Netlify.', until: '2026-12-31' }],
    },
  ],
});
