import { defineSite, env } from 'frontage';
import { intro, meta, site } from './site.ts';

process.env.PUBLIC_SITE = 'https://ferns.example\u00a0/shop';

export default defineSite({
  ...site,
  origin: env('PUBLIC_SITE'),
  routes: [{ path: '/', meta, sections: { intro } }],
});
