import { defineSite } from 'frontage';
import { plant } from './copy/plant.ts';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { plant } },
    { path: '/mosses', meta, sections: { plant } },
  ],
});
