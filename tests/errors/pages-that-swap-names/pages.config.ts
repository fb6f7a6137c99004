import { definePageTemplate, defineSite } from 'frontage';
import { meta, site } from './site.ts';

const delivery = definePageTemplate({
  description: 'Plants delivered in one city.',
  params: {
    city: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'What stands in the path.', example: 'fort-hill' },
        name: { type: 'text', help: 'Name of the city.', example: 'Fort Hill' },
      },
    },
  },
  meta,
  sections: {
    intro: {
      block: 'pageIntro',
      headline: 'House plants delivered in {{param.city.name}}',
      lead: 'We bring ferns, ivies and palms to your door in {{param.city.name}}, potted, watered and ready to grow.',
    },
    call: {
      block: 'callToAction',
      headline: '{{param.city.name}} is greener with us',
      text: 'Tell us how much light you have, and we choose what will thrive.',
      actions: [{ label: 'Order now', href: 'https://plants.example.com' }],
    },
  },
});

const cities = [
  { slug: 'fort-hill', name: 'Fort Hill' },
  { slug: 'north-bay', name: 'North Bay' },
  { slug: 'springs', name: 'Springs' },
];

export default defineSite({
  ...site,
  routes: [
    { kind: 'matrix', name: 'cities', template: delivery, path: '/{{param.city.slug}}', rows: { city: cities } },
  ],
});
