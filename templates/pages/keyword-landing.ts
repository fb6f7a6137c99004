import { definePageTemplate } from 'frontage';
import { trust } from '../copy/keyword.ts';
import { auditParams, auditSection, heroParams, questionsParams, questionsSection } from './parts.ts';

/** A page for one search term: the promise, the figures, the audit, the questions. */
export const keywordLanding = definePageTemplate({
  description: 'A page for one search: the promise with its proof, the figures, the free audit, the questions.',
  params: {
    keyword: {
      type: 'text',
      help: 'What people search for, as it reads above the headline.',
      example: 'Local SEO services',
      max: 60,
    },
    hero: {
      type: 'group',
      fields: heroParams,
      help: 'The first section; without it the page begins with the audit.',
      optional: true,
    },
    audit: {
      type: 'group',
      fields: auditParams,
      help: 'The words of the audit form; without it the page sends people to /free-audit.',
      optional: true,
    },
    questions: { type: 'group', fields: questionsParams, help: 'What people ask before they say yes.' },
  },
  meta: {
    title: '{{param.keyword}} | {{site.name}}',
    description:
      '{{param.keyword}} from {{site.name}}: see your rank first. No improvement in {{facts.guarantee}}, no payment.',
  },
  layout: 'guarantee',
  sections: {
    hero: {
      block: 'hero',
      when: 'param.hero',
      eyebrow: '{{param.keyword}}',
      headline: { param: 'hero.headline' },
      lead: { param: 'hero.lead' },
      actions: { param: 'hero.actions' },
      points: { param: 'hero.points' },
      media: { param: 'hero.media' },
      tone: { param: 'hero.tone' },
    },
    trust,
    audit: { ...auditSection, when: 'param.audit' },
    questions: questionsSection,
  },
});
