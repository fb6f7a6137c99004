import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const fern = {
  icon: 'pin',
  period: 'a month',
  description: 'One fern.',
  features: ['Potted'],
  action: { label: 'Order', href: '/' },
};

export default defineSite({
  ...site,
  facts: {
    visit: { type: 'money', value: '45 €' },
    discount: { type: 'percent', value: '10%' },
    guarantee: { type: 'days', value: '30 days' },
  },
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        plans: {
          block: 'packages',
          headline: 'A fern a month',
          items: [
            { ...fern, name: 'Small', price: '£45' },
            { ...fern, name: 'Middle', price: '$1,225' },
            { ...fern, name: 'Large', price: 'on request' },
          ],
        },
      },
    },
  ],
});
