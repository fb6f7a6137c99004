import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/shalom', locale: 'he', meta: { ...meta, title: 'The same in Hebrew words' }, sections: { intro } },
  ],
});
