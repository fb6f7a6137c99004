import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        call: {
          block: 'callToAction',
          headline: 'Ferns',
          actions: [
            { label: 'Order', herf: 'https://shop.example.com/' },
            { label: 'Ask', size: 'large' },
          ],
        },
        list: { block: 'checklist', headline: 'What comes along', items: ['A pot', { text: 'Soil' }] },
      },
    },
  ],
});
