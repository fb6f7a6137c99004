import { defineSite } from 'frontage';
import { meta, site } from './site.ts';

const cards = ['tooth', 'chair', 'lamp'].map((name) => ({
  title: name,
  description: 'Made in our own laboratory.',
  icon: `own:${name}`,
}));

const services = { block: 'serviceCards', headline: 'What we do', cards };

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { services } },
    { path: '/prices', meta: { ...meta, title: 'Prices of the services' }, sections: { services } },
  ],
});
