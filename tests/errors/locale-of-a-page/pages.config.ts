import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/farne', locale: 'German', meta, sections: { intro } },
    { path: '/ferns', locale: 'en-USA', meta: { ...meta, title: 'Ferns for rooms in the shade' }, sections: { intro } },
  ],
});
