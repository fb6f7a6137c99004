import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    delivery: { type: 'hours', value: 48 },
    discount: { type: 'percent', value: 20, until: '2026-01-31' },
  },
  routes: [
    {
      path: '/',
      meta,
      facts: { delivery: { value: 24, because: 'Ferns are on the van already.', until: '2025-12-24' } },
      sections: { intro },
    },
  ],
});
