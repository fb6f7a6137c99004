import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  fonts: { display: { files: ['overpass-700.woff2'] } },
  routes: [{ path: '/', meta, sections: { intro } }],
});
