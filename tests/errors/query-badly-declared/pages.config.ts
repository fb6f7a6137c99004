import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  query: {
    city: { max: 0, allowed: ['Tampa'] },
    trade: { pattern: '[a-' },
    v: { max: 10 },
    '2nd': { allow: [] },
  },
  routes: [{ path: '/', meta, sections: { intro } }],
});
