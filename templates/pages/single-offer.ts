import { definePageTemplate } from 'frontage';
import { auditFields, auditPageHidden } from '../copy/audit-form.ts';
import { auditFailure, auditSuccess, everywhere } from '../copy/sending.ts';
import { auditParams, heroParams } from './parts.ts';

/** A page for an advertisement: one offer for a limited time, the form for it, and a call for those who would rather talk. */
export const singleOffer = definePageTemplate({
  description:
    'A page for an advertisement: one offer with its deadline, the form in the first screen, and a call to book.',
  params: {
    audience: { type: 'text', help: 'Whom it is for.', example: 'owners of cleaning businesses', max: 50 },
    offer: {
      type: 'text',
      help: 'What there is only so much of.',
      example: 'Only {{facts.spots}} free audits left this week',
      max: 50,
    },
    audit: {
      type: 'group',
      fields: {
        headline: heroParams.headline,
        lead: heroParams.lead,
        points: heroParams.points,
        submit: auditParams.submit,
        note: auditParams.note,
        tone: heroParams.tone,
      },
      help: 'The first section: the promise beside the form.',
    },
    booking: {
      type: 'value',
      help: 'The section with the calendar: a scheduler.',
      example: {
        block: 'scheduler',
        headline: 'Pick a time that suits you',
        event: 'Map check',
        duration: '{{facts.callLength}}',
        href: '{{facts.bookingPage}}',
        button: 'See Free Times',
      },
    },
    closing: {
      type: 'group',
      fields: {
        headline: {
          type: 'text',
          help: 'What they get by acting now.',
          example: 'Be the first name on the map of your town',
          max: 110,
        },
        text: {
          type: 'text',
          help: 'What takes away the last doubt.',
          example: 'You pay nothing until your ranking improves.',
          max: 400,
        },
        button: { type: 'text', help: 'What the button says.', example: 'Get Ranked Free', max: 60 },
      },
    },
    hurry: {
      type: 'group',
      fields: {
        title: {
          type: 'text',
          help: 'What runs out.',
          example: 'Only {{facts.spots}} audit spots left this week',
          max: 80,
        },
        text: {
          type: 'text',
          help: 'What to do about it.',
          example: 'Pick a time, and one of them is yours.',
          max: 160,
        },
      },
      help: 'A note that comes up after two seconds.',
      optional: true,
    },
  },
  meta: {
    title: '{{param.offer}} | {{site.name}}',
    description:
      'For {{param.audience}}: pick a time, see where you rank, and pay nothing until your ranking improves.',
  },
  layout: 'advertWithGuarantee',
  sections: {
    audit: {
      block: 'hero',
      layout: 'form',
      eyebrow: 'For {{param.audience}}',
      badge: '{{param.offer}}',
      headline: { param: 'audit.headline' },
      lead: { param: 'audit.lead' },
      points: { param: 'audit.points' },
      form: {
        fields: auditFields,
        hidden: auditPageHidden,
        destinations: everywhere,
        delivery: 'sequential',
        success: auditSuccess,
        failure: auditFailure,
        submit: { param: 'audit.submit' },
        sending: 'Processing Your Analysis...',
        note: { param: 'audit.note' },
      },
      tone: { param: 'audit.tone' },
    },
    'calendly-section': { param: 'booking' },
    closing: {
      block: 'callToAction',
      headline: { param: 'closing.headline' },
      text: { param: 'closing.text' },
      actions: [{ label: '{{param.closing.button}}', href: '#calendly-section' }],
      note: '{{facts.callLength}}, on the phone or on screen.',
      tone: 'tint',
    },
    hurry: {
      block: 'toast',
      when: 'param.hurry',
      title: '{{param.hurry.title}}',
      text: '{{param.hurry.text}}',
      after: 2000,
      duration: 8000,
    },
  },
});
