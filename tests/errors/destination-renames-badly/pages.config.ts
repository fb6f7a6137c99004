import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  destinations: {
    letters: {
      url: 'https://letters.example.com/in',
      label: 'our letter',
      fields: { firstName: 'NAME', lastName: 'NAME' },
    },
    ledger: { url: 'https://ledger.example.com/in', label: 'our ledger', fields: { page: 'meta' } },
  },
  routes: [{ path: '/', meta, sections: { intro } }],
});
