import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const news = {
  block: 'newsletter',
  headline: 'A letter a month',
  label: 'E-mail',
  button: 'Subscribe',
  destinations: ['leters'],
  success: 'Welcome.',
  failure: { kept: 'Kept. Write:', lost: 'Lost. Write:', email: 'hello@example.com' },
  invalid: 'This is no e-mail address.',
};

export default defineSite({
  ...site,
  destinations: {
    letters: { url: 'https://letters.example.com/in', label: 'our letter' },
  },
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { news } },
  ],
});
