import { defineSite } from 'frontage';
import { ferns } from './copy/ferns.ts';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { ferns } },
  ],
});
