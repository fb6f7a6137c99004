import { defineSite, definePage } from 'frontage';
import { fern } from './copy/ferns.ts';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    definePage,
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { fern } },
  ],
});
