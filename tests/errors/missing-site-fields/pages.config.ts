import { defineSite } from 'frontage';
import { intro, meta } from './site.ts';

export default defineSite({
  name: 'Fern & Co',
  routes: [{ path: '/', meta, sections: { intro } }],
});
