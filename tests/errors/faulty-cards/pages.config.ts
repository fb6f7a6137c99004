import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  cards: {
    fonts: ['frutiger-700.woff2'],
    image: 'fren.svg',
    facts: [{ value: '{{facts.plants}}', label: 'plants' }],
  },
  routes: [{ path: '/', meta: { ...meta, card: { image: 'shop.png' } }, sections: { intro } }],
});
