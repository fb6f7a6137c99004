import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const rows = ['lady-fern', 'male-fern', 'tree-fern', 'oak-fern'].map((slug) => ({ slug, name: slug, height: 60 }));

export default defineSite({
  ...site,
  rules: { ...site.rules, 'page-orphan': 'error', doorway: 'off' },
  routes: [
    { path: '/', meta: { ...meta, noindex: true }, sections: { intro } },
    {
      path: '/ferns',
      meta,
      sections: { intro: { ...intro, actions: [{ label: 'Moss', href: '/moss' }] } },
    },
    { path: '/moss', meta, sections: { intro } },
    { path: '/ivy', meta, sections: { intro } },
    {
      kind: 'matrix',
      name: 'ferns',
      template: plant,
      path: '/{{param.plant.slug}}',
      rows: { plant: rows },
      params: { season: 'spring' },
    },
  ],
  redirects: [
    { from: '/old', to: '/' },
    { from: '/older', to: '/moss#intor' },
  ],
});
