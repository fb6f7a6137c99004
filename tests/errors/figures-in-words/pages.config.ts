import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: {
    fern: { type: 'money', value: 18 },
    guarantee: { type: 'days', value: 30 },
    delivery: { type: 'hours', value: 48 },
    returns: { type: 'days', value: 30 },
    memberDiscount: { type: 'percent', value: 10 },
    talks: { type: 'count', value: 2 },
  },
  routes: [
    {
      path: '/',
      meta: { ...meta, description: 'House plants from $18, with a 30-day guarantee.' },
      sections: {
        intro: {
          ...intro,
          lead: 'Delivery takes 24 hours. We have sent 4,000+ ferns; call 305-555-0142, we are at 12 Mill Lane since 1987.',
        },
        // Terms of one offer are reported where a fact holds the same.
        club: { block: 'notice', text: 'Members hear two talks a year and get 10 % off; students take 15 % off.' },
        visits: { block: 'notice', text: 'We look at your ferns two times a year. Water them for ten minutes.' },
        plans: {
          block: 'packages',
          headline: 'A fern a month',
          items: [
            {
              name: 'Fern',
              icon: 'pin',
              price: 18,
              period: 'a month',
              description: 'One fern.',
              features: ['Potted'],
              action: { label: 'Order', href: '/' },
            },
          ],
        },
        voices: {
          block: 'testimonials',
          headline: 'What people say',
          items: [{ name: 'Ada', rating: 5, text: 'Mine came within 12 hours and cost $9.' }],
        },
      },
    },
  ],
});
