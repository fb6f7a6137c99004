import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: { plants: { type: 'count', value: 120 } },
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      path: '/ferns',
      meta,
      facts: { plants: { value: 'many', because: 'We grow.' } },
      sections: { intro },
    },
  ],
});
