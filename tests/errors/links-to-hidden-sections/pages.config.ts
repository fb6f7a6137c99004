import { defineSite } from 'frontage';
import { meta, site } from './site.ts';

const links = [
  { label: 'Care', href: '/moss#care' },
  { label: 'Foot', href: '#foot' },
];

export default defineSite({
  ...site,
  layouts: { page: { bottom: { foot: { block: 'pageIntro', headline: 'At the foot', hide: true } } } },
  routes: [
    { path: '/', layout: 'page', meta, sections: { intro: { block: 'pageIntro', headline: 'Ferns', actions: links } } },
    {
      path: '/moss',
      meta,
      sections: {
        moss: { block: 'pageIntro', headline: 'Moss' },
        care: { block: 'pageIntro', headline: 'Care of moss', hide: true },
      },
    },
  ],
});
