import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  destinations: { letters: { url: 'letters.example.com/in', label: 'our letter' } },
  routes: [{ path: '/', meta, sections: { intro } }],
});
