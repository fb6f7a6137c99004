import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const sale = { block: 'countdown', headline: 'Half price', after: 'Over.' } as const;

export default defineSite({
  ...site,
  facts: { saleEnds: { type: 'date', value: '2026-01-31' }, ferns: { type: 'count', value: 40 } },
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        fact: { ...sale, until: { fact: 'saleEnds' } },
        written: { ...sale, until: '2026-02-01' },
        ahead: { ...sale, until: '2099-01-31' },
        impossible: { ...sale, until: '2027-02-30' },
        count: { ...sale, until: { fact: 'ferns' } },
      },
    },
  ],
});
