import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { intro } },
    { path: '/ferns.html/lady', meta, sections: { intro } },
    { path: '/cafe\u0301', meta, sections: { intro } },
    { path: '/CAFÉ', meta, sections: { intro } },
  ],
});
