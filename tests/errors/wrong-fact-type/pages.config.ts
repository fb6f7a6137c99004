import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    plants: { type: 'count', value: 120 },
    pots: { type: 'count', value: 'many' },
    soil: { type: 'weight', value: 3 },
  },
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      path: '/ferns',
      meta,
      sections: {
        foot: { block: 'footer', copyright: 'Fern & Co', phone: { fact: 'plants' } },
      },
    },
  ],
});
