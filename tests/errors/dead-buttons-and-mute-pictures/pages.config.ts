import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const film = { block: 'video', title: 'A fern unrolls', href: 'https://video.example.com/fern' };
const order = { block: 'callToAction', headline: 'Ready?', actions: [{ label: 'Order', inert: true }] };

export default defineSite({
  ...site,
  layouts: { shop: { top: { header: { block: 'header', inert: ['Shop', 'About'] } }, bottom: { order } } },
  routes: [
    { path: '/', meta, layout: 'shop', sections: { intro } },
    { path: '/draft', meta: { ...meta, noindex: true }, layout: 'shop', sections: { intro } },
    {
      path: '/ferns',
      meta,
      layout: 'shop',
      sections: {
        intro: { ...intro, actions: [{ label: 'More', href: '#' }] },
        film: { ...film, poster: { src: 'fern.svg', alt: '' } },
        films: { ...film, poster: { src: 'fern.svg', alt: 'fern-2.svg' } },
      },
    },
  ],
});
