import { csv, defineSite } from 'frontage';
import { site } from './site.ts';

const text = (example: string) => ({ type: 'text', help: 'What the table says.', example }) as const;

const plant = {
  description: 'A plant in a town.',
  params: {
    plant: { type: 'group', fields: { slug: text('fern'), name: text('Fern'), place: text('shade') } },
    town: { type: 'group', fields: { slug: text('cork') } },
  },
  meta: {
    title: '{{param.plant.name}} for the {{param.plant.place}}',
    description: 'A {{param.plant.name}} for the {{param.plant.place}} in {{param.town.slug}}.',
  },
  sections: {
    intro: { block: 'pageIntro', headline: '{{param.plant.name}} for the {{param.plant.place}}' },
    buy: {
      block: 'callToAction',
      headline: 'Buy {{param.plant.name}} for your {{param.plant.place}}',
      text: 'It likes the {{param.plant.place}}.',
      actions: [{ label: 'Order {{param.plant.name}} for the {{param.plant.place}}', href: '/' }],
    },
    // Too long by itself, whatever the table says.
    more: {
      block: 'callToAction',
      headline:
        'This headline goes on and on about the many plants of this shop, about its garden, its gardeners, and about {{param.plant.place}}',
      text: 'Come by.',
      actions: [{ label: 'Call', href: '/' }],
    },
  },
} as const;

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta: { title: 'Plants', description: 'All of them.' }, sections: { intro: { block: 'pageIntro', headline: 'Plants' } } },
    {
      kind: 'matrix',
      name: 'plants',
      path: '/{{param.plant.slug}}/{{param.town.slug}}',
      template: plant,
      rows: {
        plant: csv('templates/data/plants.csv'),
        town: ['cork', 'galway', 'kerry', 'sligo', 'clare'].map((slug) => ({ slug })),
      },
    },
  ],
});
