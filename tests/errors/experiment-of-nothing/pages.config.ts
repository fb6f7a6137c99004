import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const routes = [
  { path: '/', meta, sections: { intro } },
  { path: '/ferns', meta, sections: { intro } },
];

export default defineSite({
  ...site,
  routes: [
    ...routes,
    { kind: 'experiment', name: 'intro', of: '/fern', variants: [{ name: 'b', weight: 50, sections: {} }] },
    {
      kind: 'experiment',
      name: 'words',
      of: '/ferns',
      variants: [{ name: 'b', weight: 50, sections: { intor: { headline: 'Ferns' }, intro: { headlin: 'Ferns' } } }],
    },
    { kind: 'experiment', name: 'again', of: '/ferns', variants: [{ name: 'b', weight: 50, sections: {} }] },
  ],
});
