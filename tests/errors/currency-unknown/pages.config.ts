import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    pot: { type: 'money', value: 4, currency: '€' },
    tray: { type: 'money', value: 40, currency: 'EUX' },
    bed: { type: 'money', value: 400, currency: 'EUR' },
  },
  routes: [
    {
      path: '/',
      meta,
      sections: { intro: { ...intro, lead: '{{facts.pot}} a pot, {{facts.tray}} a tray, {{facts.bed}} a bed' } },
    },
  ],
});
