import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/ferns', meta, sections: { intro } },
    { kind: 'variant', path: '/a', of: '/fern' },
    { kind: 'variant', path: '/b', of: '/b' },
    { kind: 'variant', path: '/c', of: '/d' },
    { kind: 'variant', path: '/d', of: '/e' },
    { kind: 'variant', path: '/e', of: '/c' },
    { kind: 'variant', path: '/f' },
    { kind: 'variant', path: '/ferns', of: '/ferns' },
  ],
});
