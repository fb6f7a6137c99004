import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  layouts: { shady: { bottom: { letter: { block: 'fernLetter', label: 'Send me news of ferns' } } } },
  routes: [
    { path: '/', meta, layout: 'shady', sections: { intro } },
    { path: '/ferns', meta, layout: 'shady', sections: { intro } },
  ],
});
