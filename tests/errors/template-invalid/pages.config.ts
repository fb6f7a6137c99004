import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { kind: 'template', path: '/a', template: 'plant', params: {} },
    {
      kind: 'template',
      path: '/b',
      template: {
        description: 'Params that nobody can fill in.',
        params: {
          size: { type: 'size', help: 'How big.', example: 1 },
          name: { type: 'text', example: 'Fern' },
          'two words': { type: 'flag', help: 'x', example: true },
        },
        meta,
        section: { intro },
      },
      params: {},
    },
    { kind: 'templat', path: '/c', meta, sections: { intro } },
  ],
});
