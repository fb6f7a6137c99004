import { withFormsAt } from '../../client/form/form-at.ts';
import { formUi } from '../../client/form/form-texts.ts';
import { checkAfter, fitsSending, formFromPage } from '../../client/form/sending-fields.ts';
import { leadIslands } from '../../client/form/written-form.ts';
import { defineBlock } from '../../sdk/index.ts';
import { NewsletterView, newsletterFields, newsletterLayouts } from './view.tsx';

const callUs = {
  kept: 'This browser has kept your address. To be sure, call us:',
  lost: 'That did not go through. Call us, and we will add you:',
  phone: '+1 555 010 0142',
};

export const newsletter = defineBlock({
  type: 'newsletter',
  description: 'A newsletter sign-up: one field and one button.',
  fields: newsletterFields,
  layouts: newsletterLayouts,
  check: ({ after, success, toast }) => checkAfter({ after }, { success, toast }),
  fits: fitsSending,
  View: NewsletterView,
  ui: formUi,
  fromPage: formFromPage,
  renderAt: withFormsAt,
  islands: leadIslands,
  styles: ({ layout, tone }) => [
    'form',
    'short-form',
    'toast',
    ...(layout === 'panel' && tone === undefined ? (['tone-tint'] as const) : []),
  ],
  examples: {
    'With a sentence': {
      headline: 'One useful letter a month',
      text: 'What changed, what we learned from it, and *one thing* to do this week. Every letter has a link to leave.',
      label: 'Your email address',
      button: 'Subscribe',
      sending: 'Subscribing…',
      destinations: ['newsletter'],
      success: 'You are on the list. The next letter comes in the first week of the month.',
      toast: { title: 'You are on the list' },
      failure: {
        safe: 'That did not go through yet. This browser has kept your address and goes on trying.',
        kept: 'This browser has kept your address. To be sure, write to us:',
        lost: 'That did not go through. Please try again, or write to us and we will add you by hand:',
        email: 'letters@example.com',
      },
      invalid: 'Enter an address such as name@example.com.',
      tone: 'tint',
    },
    'Required fields only': {
      headline: 'Letters from the workshop',
      label: 'Email',
      button: 'Send me the letters',
      destinations: ['newsletter'],
      success: 'Done. See you in the next letter.',
      failure: callUs,
      invalid: 'Enter an address such as name@example.com.',
    },
    'In a thin band': {
      layout: 'line',
      tone: 'tint',
      headline: 'What comes out of the oven next week',
      text: 'Every Sunday, in three lines.',
      label: 'Email',
      button: 'Write to me',
      destinations: ['newsletter'],
      success: 'Done. See you on Sunday.',
      failure: callUs,
      invalid: 'Enter an address such as name@example.com.',
    },
    'As a letter card': {
      layout: 'letter',
      headline: 'What the ferry brings',
      text: 'On Fridays: who plays, what is cooked, and when the last boat leaves.',
      label: 'Your email address',
      button: 'Send it',
      destinations: ['newsletter'],
      success: 'Done. See you on the quay.',
      failure: callUs,
      invalid: 'Enter an address such as name@example.com.',
    },
    'On a panel': {
      layout: 'panel',
      tone: 'ink',
      headline: 'The tide table, the day before',
      text: 'With the wind, and what is in season on the quay.',
      label: 'Your email address',
      button: 'Send it',
      destinations: ['newsletter'],
      success: 'The next table is yours.',
      failure: callUs,
      invalid: 'Enter an address such as name@example.com.',
    },
  },
});
