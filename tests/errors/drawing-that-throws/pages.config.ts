import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const moss = (place: string, light?: string) => ({
  block: 'hero',
  headline: place,
  media: { kind: 'mossMap', place, ...(light && { light }) },
});

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        pond: moss('Pond'),
        sun: moss('Meadow', 'full sun'),
        unknown: { block: 'hero', headline: 'Moss', media: { kind: 'mossMpa', place: 'Shade' } },
      },
    },
  ],
});
