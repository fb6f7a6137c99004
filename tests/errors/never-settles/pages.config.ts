import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const facts = await new Promise(() => {});

export default defineSite({
  ...site,
  facts,
  routes: [{ path: '/', meta, sections: { intro } }],
});
