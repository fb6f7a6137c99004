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
    drawer: { url: 'https://drawer.example.com/in', label: 'our drawer', fields: { page: '__proto__' } },
  },
  routes: [{ path: '/', meta, sections: { intro } }],
});
