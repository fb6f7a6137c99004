import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  uiText: {
    pl: { close: 'Zamknij', header: { menue: 'Menu' }, media: { stars: 'gwiazdki' } },
    Polish: { close: 'Zamknij' },
  },
  routes: [{ path: '/', meta, sections: { intro } }],
});
