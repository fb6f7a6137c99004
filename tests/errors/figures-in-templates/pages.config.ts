import { definePageTemplate, defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const plant = definePageTemplate({
  description: 'A plant.',
  params: {
    plant: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'What stands in the path.', example: 'fern' },
        name: { type: 'text', help: 'The plant.', example: 'Fern' },
        pace: { type: 'text', help: 'How it grows.', example: 'A leaf in 3 days.' },
      },
    },
    promise: { type: 'text', help: 'What we promise for all of them.', example: 'It comes in 2 days.' },
    question: { type: 'value', help: 'A section.', example: {} },
  },
  meta: { title: '{{param.plant.name}}', description: '{{param.plant.pace}} It comes in 4 days.' },
  sections: {
    // What the table says is the table's.
    intro: { block: 'pageIntro', headline: '{{param.plant.name}}', lead: '{{param.plant.pace}}' },
    care: { block: 'notice', text: '{{param.plant.name}}: water it every day for 2 weeks.' },
    promise: { block: 'notice', text: { param: 'promise' } },
    plans: {
      block: 'packages',
      headline: 'A {{param.plant.name}} a month',
      items: [
        {
          name: '{{param.plant.name}}',
          icon: 'pin',
          price: 18,
          period: 'a month',
          description: 'One plant.',
          features: ['Potted'],
          action: { label: 'Order', href: '/' },
        },
      ],
    },
    question: { param: 'question' },
  },
});

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      kind: 'matrix',
      name: 'plants',
      template: plant,
      path: '/{{param.plant.slug}}',
      params: {
        promise: 'It comes in 2 days.',
        question: { block: 'notice', text: 'Call us within 30 minutes.' },
      },
      rows: {
        plant: [
          { slug: 'fern', name: 'Fern', pace: 'A leaf in 3 days, as every fern that we grow in the shade.' },
          { slug: 'moss', name: 'Moss', pace: 'A finger wide in 9 weeks, on stones that are wet all year.' },
        ],
      },
    },
  ],
});
