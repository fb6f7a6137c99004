import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: 'C:/sites/ferns', meta, sections: { intro } },
    { path: '/ferns.html', meta, sections: { intro } },
    { path: 'file:///etc/passwd', meta, sections: { intro } },
  ],
});
