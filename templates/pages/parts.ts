import type { ParamInput } from 'frontage';
import { auditFields, auditPageHidden, wayOut } from '../copy/audit-form.ts';
import { auditFailure, auditSuccess, everywhere } from '../copy/sending.ts';

type Params = Record<string, ParamInput>;

const ground = {
  type: 'choice',
  options: ['paper', 'tint', 'ink'],
  help: 'The ground it stands on.',
  example: 'tint',
  optional: true,
} as const satisfies ParamInput;

/** The first section of a landing page. */
export const heroParams = {
  headline: {
    type: 'text',
    help: 'The promise, in one sentence that holds the keyword.',
    example: 'Local SEO services you can check on a map',
    max: 110,
  },
  lead: {
    type: 'text',
    help: 'How you keep it, in one or two sentences.',
    example: 'You see where you rank before we touch anything, and you pay only after it improves.',
    max: 400,
  },
  actions: {
    type: 'value',
    help: 'One or two buttons: [{ label, href }]. The first is the one you want.',
    example: [{ label: 'Get My Free SEO Audit', href: '/free-audit' }],
  },
  points: {
    type: 'list',
    of: { type: 'text', help: 'A reason in a few words.', example: 'No contract', max: 80 },
    help: 'Short proofs under the buttons.',
    example: ['No contract', 'Measured every month'],
    optional: true,
    max: 4,
  },
  media: {
    type: 'value',
    help: 'A picture that proves the promise: a rank grid, a map pack, a chart or a review.',
    example: {
      kind: 'review',
      name: 'Dana Kessler',
      rating: 5,
      text: 'They found me on the map, one after the other.',
      sample: true,
    },
    optional: true,
  },
  tone: ground,
} as const satisfies Params;

/** Texts of an audit form. */
export const auditParams = {
  headline: {
    type: 'text',
    help: 'What a person gets for filling it in, as a headline.',
    example: 'See your own grid first. It is free.',
    max: 90,
  },
  lead: {
    type: 'text',
    help: 'What happens after it is sent, in two sentences.',
    example: 'Tell us where to look. Within {{facts.reportTime}} you have a report you can use with us or on your own.',
    max: 400,
  },
  submit: { type: 'text', help: 'What the button says.', example: 'Get My Free SEO Audit', max: 60 },
  note: {
    type: 'text',
    help: 'Small print below the button.',
    example: 'No card, no contract. We use these details to prepare your audit and to send it to you.',
    max: 200,
  },
  pointsTitle: { type: 'text', help: 'What stands over the points.', example: 'What you get', optional: true },
  points: {
    type: 'list',
    of: { type: 'text', help: 'One point.', example: 'The fixes that would move you most, in order' },
    help: 'What the audit holds, beside the form.',
    example: ['Your rank across your service area', 'The fixes that would move you most, in order'],
    optional: true,
  },
  numbered: { type: 'flag', help: 'The points are steps, one after the other.', example: false, optional: true },
  layout: {
    type: 'choice',
    options: ['plain', 'card', 'split'],
    help: 'How words and form stand.',
    example: 'split',
    optional: true,
  },
  tone: ground,
} as const satisfies Params;

/** The audit form. Its fields and destinations are the same on every page. */
export const auditSection = {
  block: 'form',
  headline: { param: 'audit.headline' },
  lead: { param: 'audit.lead' },
  layout: { param: 'audit.layout' },
  fields: auditFields,
  hidden: auditPageHidden,
  destinations: everywhere,
  delivery: 'sequential',
  success: auditSuccess,
  failure: auditFailure,
  submit: { param: 'audit.submit' },
  sending: 'Processing Your Analysis...',
  note: { param: 'audit.note' },
  pointsTitle: { param: 'audit.pointsTitle' },
  numbered: { param: 'audit.numbered' },
  points: { param: 'audit.points' },
  contact: wayOut,
  tone: { param: 'audit.tone' },
} as const;

/** Questions and their answers. */
export const questionsParams = {
  headline: { type: 'text', help: 'What the questions are about.', example: 'Before you hire anybody', max: 90 },
  items: {
    type: 'list',
    of: {
      type: 'group',
      fields: {
        question: {
          type: 'text',
          help: 'The question, in the words of a customer.',
          example: 'How long does it take to rank in the top 3?',
          max: 160,
        },
        answer: {
          type: 'text',
          help: 'The answer, with the short form of it first.',
          example:
            'Most businesses see traction within {{facts.traction}} and reach the top 3 in {{facts.topThree}}. A crowded market takes longer, and we say so before you start.',
          max: 1200,
        },
      },
    },
    max: 30,
  },
  more: {
    type: 'value',
    help: 'Where to read on: { label, href }.',
    example: { label: 'Compare the packages', href: '/pricing' },
    optional: true,
  },
  tone: ground,
} as const satisfies Params;

export const questionsSection = {
  block: 'faq',
  headline: { param: 'questions.headline' },
  items: { param: 'questions.items' },
  more: { param: 'questions.more' },
  tone: { param: 'questions.tone' },
} as const;
