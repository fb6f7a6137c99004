import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  fonts: { mono: { axes: ['wght'] }, text: { file: 'overpass-400.woff2' } },
  routes: [{ path: '/', meta, sections: { intro } }],
});
