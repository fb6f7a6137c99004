import { definePageTemplate, defineSite } from 'frontage';
import { meta, site } from './site.ts';

const fern = definePageTemplate({
  description: 'A fern.',
  params: {
    fern: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'What stands in the path.', example: 'lady-fern' },
        name: { type: 'text', help: 'What people call it.', example: 'Lady fern' },
      },
    },
  },
  meta,
  sections: {
    intro: {
      block: 'pageIntro',
      headline: 'All about the {{param.fern.name}}, and how it grows in the shade of walls where nothing else would grow at all',
      actions: [
        { label: 'Care', href: '/care-of-{{param.fern.slug}}' },
        { label: 'Its place', href: '#{{param.fern.slug}}' },
      ],
    },
    more: { block: 'notise', text: '{{param.fern.name}}' },
    same: { block: 'notice', text: '{{facts.pots}}' },
  },
});

export default defineSite({
  ...site,
  routes: [
    {
      kind: 'matrix',
      name: 'ferns',
      template: fern,
      path: '/{{param.fern.slug}}',
      rows: {
        fern: [
          { slug: 'lady', name: 'lady' },
          { slug: 'male', name: 'male fern of the old woods' },
          { slug: 'hart', name: 'hart’s tongue of the wet wall' },
          { slug: 'royal', name: 'royal' },
          { slug: 'oak', name: 'oak' },
        ],
      },
    },
  ],
});
