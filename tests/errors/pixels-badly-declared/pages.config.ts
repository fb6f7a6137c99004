import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  pixels: {
    ga4: { id: 'UA-123456-1', adds: true },
    meta: { id: 123456789012345 },
    google: { id: 'GTM-AB12CD3' },
    consent: { days: 180, locales: { fr: 'Oui' } },
  },
  routes: [{ path: '/', meta, sections: { intro } }],
});
