import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    plants: { type: 'count', value: 120, to: 140 },
    mail: { type: 'email', value: 'ask@example.com' },
    phone: { type: 'phone', value: '+441632960147' },
    opened: { type: 'date', value: '1998-05-02' },
    promise: { type: 'text', value: 'Ten years on all ferns' },
  },
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      path: '/ferns',
      meta,
      facts: {
        plants: { value: 130, because: 'We grow.' },
        mail: { value: 5, because: 'Nobody knows.' },
        phone: { value: 'abc', because: 'Nobody knows.' },
        opened: { value: '1998-31-05', because: 'Another greenhouse.' },
        promise: { value: ' ', because: 'None here.' },
      },
      sections: { intro: { ...intro, headline: 'Write to {{facts.mail}} or call {{facts.phone}}' } },
    },
  ],
});
