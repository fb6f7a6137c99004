import { defineSite, env } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  destinations: { desk: { label: 'our desk', url: env('DESK_URL') } },
  routes: [{ path: '/', meta, sections: { intro } }],
});
