import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  fonts: { text: { package: '@fontsource-variable/figtree' } },
  routes: [{ path: '/', meta, sections: { intro } }],
});
