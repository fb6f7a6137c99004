import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const consent = { block: 'consent', headline: 'May we?' };

export default defineSite({
  ...site,
  pixels: {
    meta: { id: '123456789012345' },
    consent: { headline: 'May we count {{facts.you}}?' },
  },
  routes: [
    { path: '/', meta, sections: { intro, 'privacy-choices': intro } },
    { path: '/about', meta, sections: { intro, consent } },
  ],
});
