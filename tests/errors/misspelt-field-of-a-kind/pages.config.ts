import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    pot: { type: 'money', value: 4, curency: 'GBP' },
    hours: { type: 'text', value: 'Nine to five', because: 'We rest.', until: '2027-01-31', claim: 'hours', per: 'day' },
  },
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta: { ...meta, card: { tittle: 'Ferns' } }, sections: { intro } },
  ],
});
