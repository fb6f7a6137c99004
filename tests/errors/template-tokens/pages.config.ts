import { defineSite } from 'frontage';
import { definePageTemplate } from 'frontage';
import { site } from './site.ts';

const moss = definePageTemplate({
  description: 'A page about moss.',
  params: {
    name: { type: 'text', help: 'The moss.', example: 'Star moss' },
    place: { type: 'group', fields: { town: { type: 'text', help: 'Where.', example: 'Ghent' } } },
    note: { type: 'text', help: 'More of it.', example: 'Damp.', optional: true },
  },
  meta: { title: '{{param.nam}}', description: '{{param.note}}' },
  sections: {
    intro: { block: 'pageIntro', headline: '{{param.place}}', lead: { param: 'led' } },
    photo: { block: 'notice', when: 'param.photo', text: '{{param.name}}' },
    more: { block: 'notice', when: 'note', text: '{{param.note}}' },
  },
});

export default defineSite({
  ...site,
  routes: [
    { kind: 'template', path: '/', template: moss, params: { name: 'Star moss', place: { town: 'Ghent' } } },
    {
      kind: 'template',
      path: '/circle',
      template: moss,
      meta: { title: 'Moss', description: 'Moss.' },
      params: { name: 'All {{param.note}}', note: 'And {{param.name}}', place: { town: 'Ghent' } },
      sections: { intro: { remove: true }, photo: { replace: { block: 'notice', text: '{{param.name}}' } } },
    },
  ],
});
