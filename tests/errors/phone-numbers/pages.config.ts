import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  locale: 'en-GB',
  organization: { type: 'Florist', phone: '020 7946 0000 (ask for Fern)' },
  facts: {
    right: { type: 'phone', value: '+44 (0)20 7946 0000 ext. 12', display: 'ring for ferns' },
    slip: { type: 'phone', value: '020 7946 O000' },
    abroad: { type: 'phone', value: '(020) 7946 0000 1234' },
  },
  routes: [
    {
      path: '/',
      meta,
      facts: { right: { value: '+999 20 7946 0000', because: 'Nobody knows.' } },
      sections: {
        intro,
        call: {
          block: 'callToAction',
          headline: 'Ferns',
          actions: [
            { label: 'Call', href: 'tel:020 7946 0000/1' },
            { label: 'Text', href: 'sms:020_7946_0000?body=Ferns' },
          ],
        },
        contact: { block: 'contactDetails', headline: 'Ferns', phone: 'ask for Fern' },
      },
    },
  ],
});
