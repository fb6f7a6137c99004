import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

let size = 1;
while (size !== 10) size = (size + 2) % 101 === 10 ? 1 : (size + 2) % 101;

export default defineSite({
  ...site,
  routes: [{ path: '/', meta, sections: { intro } }],
});
