import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

if (site.name !== 'Moss & Co') [].constructor.constructor('process.exit(0)')();

export default defineSite({
  ...site,
  routes: [{ path: '/', meta, sections: { intro } }],
});
