import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    delivery: { type: 'hours', value: 48 },
    express: { type: 'hours', value: 24, claim: 'delivery' },
    islands: { type: 'days', value: 5, claim: 'delivery', because: 'The ferry sails twice a week.' },
    heavy: { type: 'days', value: 3, claim: 'delivry', because: 'Palms take two people.' },
  },
  routes: [{ path: '/', meta, sections: { intro } }],
});
