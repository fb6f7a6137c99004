import { definePageTemplate } from 'frontage';

export const plant = definePageTemplate({
  description: 'One plant in one bed.',
  params: {
    plant: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'What stands in the path.', example: 'lady-fern' },
        name: { type: 'text', help: 'What people call it.', example: 'Lady fern', max: 40 },
        height: { type: 'number', help: 'In centimetres.', example: 60, min: 1 },
        hardy: { type: 'flag', help: 'Whether it lives through the winter.', example: true, optional: true },
      },
    },
    season: { type: 'choice', options: ['spring', 'summer'], help: 'When it is at its best.', example: 'spring' },
    steps: { type: 'value', help: 'How to plant it: the items of a section of steps.', example: [], optional: true },
  },
  meta: { title: '{{param.plant.name}}', description: '{{param.plant.name}} in {{param.season}}.' },
  sections: {
    intro: {
      block: 'pageIntro',
      headline: '{{param.plant.name}}, {{param.plant.height}} cm',
    },
    steps: { block: 'steps', when: 'param.steps', headline: 'How to plant it', items: { param: 'steps' } },
  },
});
