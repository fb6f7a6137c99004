import { defineSite, env } from 'frontage';
import { intro, meta, site } from './site.ts';

const news = {
  block: 'newsletter',
  headline: 'A letter a month',
  label: 'E-mail',
  button: 'Subscribe',
  destinations: ['letters', 'desk'],
  success: 'Welcome.',
  failure: { kept: 'Kept. Write:', lost: 'Lost. Write:', email: 'hello@example.com' },
  invalid: 'This is no e-mail address.',
};

export default defineSite({
  ...site,
  destinations: {
    letters: { label: 'our letter', url: env('PUBLIC_NOT_SET_ANYWHERE') },
    desk: { label: 'the desk', url: 'https://desk.example.com/run', storageKey: 'deskKey', setting: 'key' },
    ledger: { label: 'the ledger', url: 'https://ledger.example.com/in' },
  },
  layouts: { shop: { bottom: { letter: news } } },
  routes: [
    { path: '/', meta, layout: 'shop', sections: { intro } },
    { path: '/ferns', meta, sections: { news: { ...news, headline: 'A letter about ferns' } } },
    { path: '/moss', meta, sections: { news: { ...news, destinations: ['desk'] } } },
    { path: '/ivy', meta, sections: { news: { ...news, destinations: ['letters', 'ledger'] } } },
  ],
});
