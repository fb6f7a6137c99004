import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    opened: { type: 'date', value: new Date(0) },
    plants: { type: 'count', value: Number.NaN },
  },
  routes: [{ path: '/', meta, sections: { intro } }],
});
