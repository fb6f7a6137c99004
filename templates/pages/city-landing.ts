import { definePageTemplate } from 'frontage';
import { trust } from '../copy/keyword.ts';
import { auditParams, auditSection, questionsParams, questionsSection } from './parts.ts';

/** One service in one city: for a matrix of both, or for a single page. */
export const cityLanding = definePageTemplate({
  description:
    'One service in one city: the local search it is about, what the work is there, the audit, the questions.',
  params: {
    service: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'What stands in the path.', example: 'local-seo' },
        name: { type: 'text', help: 'The service, as a headline begins with it.', example: 'Local SEO', max: 40 },
        promise: {
          type: 'text',
          help: 'What the customer gets of it, as it goes on after "We".',
          example: 'get you into the three results that people call',
          max: 120,
        },
        work: {
          type: 'list',
          of: {
            type: 'group',
            fields: {
              title: { type: 'text', help: 'One job, in a few words.', example: 'Your rank on a grid', max: 90 },
              text: { type: 'text', help: 'What it means for the customer.', example: 'Every month.', optional: true },
            },
          },
          help: 'What is done, job by job.',
          example: [
            { title: 'The business profile', text: 'Every field that the map reads, filled in the way people search.' },
            {
              title: 'A page for each neighborhood',
              text: 'About one job in one place, with the links that carry it.',
            },
            { title: 'Citations that agree', text: 'One name and one number wherever the map looks you up.' },
            { title: 'Your rank on a grid', text: 'Every month, beside the month before.' },
          ],
          min: 2,
          max: 20,
        },
      },
    },
    city: {
      type: 'group',
      fields: {
        slug: { type: 'text', help: 'What stands in the path.', example: 'fort-lauderdale' },
        name: { type: 'text', help: 'The city.', example: 'Fort Lauderdale', max: 40 },
        region: { type: 'text', help: 'The state, in its short form.', example: 'FL', max: 20 },
        areas: {
          type: 'list',
          of: {
            type: 'group',
            fields: {
              title: { type: 'text', help: 'The neighborhood.', example: 'Rio Vista', max: 40 },
              text: { type: 'text', help: 'What people search for there.', example: 'Boats.', optional: true },
            },
          },
          help: 'Neighborhoods that people name when they search, and what for.',
          example: [
            { title: 'Rio Vista', text: 'Old pipes, deep pockets: “repipe” is searched here twice as often.' },
            { title: 'Victoria Park', text: 'Rented houses. The landlord searches, from another state.' },
            { title: 'Coral Ridge', text: 'Pools. Whoever fixes the pump is asked about the rest.' },
          ],
          min: 2,
          max: 20,
        },
        market: {
          type: 'text',
          help: 'What is different about searching here. Written for this city: it is what makes the page worth reading.',
          example:
            'Half of the searches come from people who have been here less than a year. They know no plumber, so they call the first three that the map shows.',
          max: 600,
        },
        search: { type: 'text', help: 'A search that brings work here.', example: 'plumber rio vista', max: 60 },
      },
    },
    audit: {
      type: 'group',
      fields: auditParams,
      help: 'The words of the audit form; without it the page sends people to /free-audit.',
      optional: true,
    },
    questions: { type: 'group', fields: questionsParams, help: 'What people ask in this city.', optional: true },
    proof: {
      type: 'value',
      help: 'A case from this city or near it: the section, such as caseStudies or rankBeforeAfter.',
      example: {
        block: 'rankBeforeAfter',
        headline: 'One neighborhood, measured twice',
        pairs: [
          {
            place: 'Fort Lauderdale',
            term: 'plumber near me',
            before: ['20 19 17 18 20', '18 16 13 15 19', '16 14 11 13 17', '17 15 12 16 18', '20 18 15 17 20'],
            after: ['5 3 3 4 6', '3 2 1 2 4', '2 1 1 1 3', '3 2 1 2 4', '7 4 3 5 8'],
          },
        ],
      },
      optional: true,
    },
  },
  meta: {
    title: '{{param.service.name}} in {{param.city.name}}, {{param.city.region}} | {{site.name}}',
    description:
      '{{param.service.name}} in {{param.city.name}}: we {{param.service.promise}}. See your rank first, street by street. No improvement in {{facts.guarantee}}, no payment.',
  },
  layout: 'guarantee',
  sections: {
    hero: {
      block: 'hero',
      eyebrow: '{{param.city.name}}, {{param.city.region}}',
      headline: '{{param.service.name}} in {{param.city.name}}, measured street by street',
      lead: 'We {{param.service.promise}}. You see where you rank for “{{param.city.search}}” before we touch anything, and you pay only after it improves.',
      actions: [
        { label: 'Get My Free SEO Audit', href: '/free-audit' },
        { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone.value}}' },
      ],
      points: ['Report within {{facts.reportTime}}', 'No contract', '{{facts.guarantee.value}}-day guarantee'],
    },
    trust,
    market: {
      block: 'story',
      headline: 'What is different about {{param.city.name}}',
      paragraphs: [
        { param: 'city.market' },
        'So we do not treat it as one place. We measure your rank at every corner of your service area, find the streets where you fall out of the first three, and work on those first.',
      ],
    },
    areas: {
      block: 'checklist',
      headline: 'Where we measure',
      lead: 'Each of these has its own three results. You can be first in one and unseen in the next.',
      items: { param: 'city.areas' },
      tone: 'tint',
    },
    work: {
      block: 'checklist',
      headline: 'What we do for you in {{param.city.name}}',
      items: { param: 'service.work' },
      note: 'How much of each depends on the package. All of it is counted in your monthly report.',
    },
    proof: { param: 'proof' },
    audit: { ...auditSection, when: 'param.audit' },
    questions: { ...questionsSection, when: 'param.questions' },
    closing: {
      block: 'callToAction',
      headline: 'Who comes up first on your street in {{param.city.name}}?',
      text: 'Send us your website and we measure it. Or talk to us for {{facts.callLength}} and bring the streets you want.',
      actions: [
        { label: 'Get Your Free Audit', href: '/free-audit' },
        { label: 'Book a Call', href: '/book-call' },
      ],
      note: 'Free either way. No contract, {{facts.cancelNotice}} of notice if you ever start.',
      tone: 'ink',
    },
  },
});
