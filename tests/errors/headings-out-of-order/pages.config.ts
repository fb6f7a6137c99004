import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const film = { block: 'video', title: 'A fern unrolls', href: 'https://video.example.com/fern' };

export default defineSite({
  ...site,
  layouts: { mossy: { bottom: { moss: { block: 'mossCard', light: 'shade' } } } },
  routes: [
    { path: '/', meta, layout: 'mossy', sections: { intro } },
    { path: '/ferns', meta, layout: 'mossy', sections: { intro, sun: { block: 'mossCard', light: 'sun' } } },
    { path: '/films', meta, sections: { film } },
  ],
});
