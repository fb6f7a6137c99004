import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  layouts: { mossy: { bottom: { moss: { block: 'mossCard', light: 'dusk' } } } },
  routes: [
    { path: '/', meta, layout: 'mossy', sections: { intro, shade: { block: 'mossCard', light: 'shade' } } },
    { path: '/ferns', meta, layout: 'mossy', sections: { intro, sun: { block: 'mossCard', light: 'sun' } } },
  ],
});
