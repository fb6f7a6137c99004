import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const consent = { block: 'consent', headline: 'May we?' };

export default defineSite({
  ...site,
  pixels: {
    ga4: { id: undefined },
    consent: {
      headlin: 'May we count you?',
      days: 4000,
      privacy: { label: 'Privacy', href: '/privacy' },
      locales: { de: { accept: 'Ja, gerne, und vielen Dank auch' } },
    },
  },
  routes: [{ path: '/', meta, sections: { intro, 'privacy-choices': intro, consent } }],
});
