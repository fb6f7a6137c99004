import { csv, definePageTemplate, defineSite, json } from 'frontage';
import { site } from './site.ts';

const text = { type: 'text', help: 'Words.', example: 'Words.' } as const;

const bed = definePageTemplate({
  description: 'One plant in one bed.',
  params: { plant: { type: 'group', fields: { slug: text, name: text, note: text } }, link: text, more: text },
  meta: { title: 'Of {{param.plant.name}}', description: 'How {{param.plant.name}} grows, and {{facts.where}}.' },
  sections: {
    intro: { block: 'pageIntro', headline: 'Of {{param.plant.name}} and {{param.more}}' },
    note: { block: 'notice', text: '{{param.plant.note}}', action: { label: 'More', href: '{{param.link}}' } },
  },
});

const made = { kind: 'matrix', template: bed } as const;

export default defineSite({
  ...site,
  routes: [
    {
      ...made,
      name: 'ferns',
      path: '/ferns/{{param.plant.slug}}',
      params: { link: '/ferns/lady-fern', more: 'its {{facts.height}}' },
      rows: { plant: csv('templates/data/ferns.csv') },
    },
    {
      ...made,
      name: 'mosses',
      path: '/mosses/{{param.plant.slug}}',
      params: { link: '/mosses/{{param.plant.name}}', more: 'others' },
      rows: { plant: json('templates/data/mosses.json') },
    },
    {
      kind: 'template',
      path: '/',
      template: bed,
      params: {
        plant: { slug: 'all', name: 'all plants', note: 'They grow.' },
        link: '{{param.more}}',
        more: '/nowhere',
      },
    },
    {
      kind: 'variant',
      path: '/again',
      of: '/',
      sections: { note: { text: 'More: {{param.more}}' } },
    },
  ],
});
