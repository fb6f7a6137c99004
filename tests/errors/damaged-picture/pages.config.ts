import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

// A picture that a page shows is an error, one that no page shows a warning, and neither hides the other faults.
export default defineSite({
  ...site,
  icon: 'fern.png',
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/moss', meta: { ...meta, image: 'mos.svg' }, sections: { intro } },
  ],
});
