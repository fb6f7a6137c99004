import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    price: { type: 'money', of: { sum: ['saving', 10] } },
    saving: { type: 'money', of: { minus: ['price', 10] } },
    year: { type: 'money', of: { times: [12, 'prize'] } },
    each: { type: 'money', of: { divide: [100, { minus: [2, 2] }] } },
    mail: { type: 'email', value: 'a@example.com' },
    odd: { type: 'count', of: { power: ['mail', 2] } },
    odder: { type: 'count', of: { times: ['mail', 2] } },
  },
  routes: [{ path: '/', meta, sections: { intro } }],
});
