import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  rules: { dorway: 'off', 'link-rout': 'warn', 'missing-field': 'off', doorway: 'warning' },
  routes: [{ path: '/', meta, sections: { intro } }],
});
