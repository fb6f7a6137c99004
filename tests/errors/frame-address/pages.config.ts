import { defineSite } from 'frontage';
import { film } from './copy/ferns.ts';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: { player: { type: 'url', value: 'http://video.example.com/ferns' } },
  routes: [{ path: '/', meta, sections: { intro, film } }],
});
