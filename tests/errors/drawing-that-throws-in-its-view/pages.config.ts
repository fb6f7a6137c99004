import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        shade: { block: 'hero', headline: 'Moss', media: { kind: 'mossMap', place: 'Desert' } },
      },
    },
  ],
});
