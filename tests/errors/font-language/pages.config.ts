import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  fonts: { text: { files: ['overpass-400.woff2'] } },
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/el', locale: 'el', meta, sections: { intro } },
  ],
});
