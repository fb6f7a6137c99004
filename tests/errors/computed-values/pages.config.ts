import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const plants = ['ferns', 'mosses'];

const pages = plants.map((plant) => ({
  path: `/${plant}`,
  meta,
  sections: {
    intro: { block: 'pageIntro', headline: plant, lead: 'From {{facts.price}}' },
  },
}));

export default defineSite({
  ...site,
  routes: [{ path: '/', meta, sections: { intro } }, ...pages],
});
