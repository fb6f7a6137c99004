import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: { tel: { type: 'phone', value: '+1 555 010 0199' } },
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      path: '/ferns',
      meta,
      sections: {
        foot: { block: 'footer', copyright: 'Fern & Co', phone: { fact: 'phone' } },
      },
    },
    {
      path: '/mosses',
      meta,
      facts: { tell: { value: '+1 555 010 0200', because: 'Another shop.' } },
      sections: { intro },
    },
  ],
});
