import { defineSite } from 'frontage';
import { ferns } from './copy/ferns.json';
import mosses from './copy/mosses.json';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta, sections: { ferns, mosses } },
  ],
});
