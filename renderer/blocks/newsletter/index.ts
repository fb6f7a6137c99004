import { defineBlock } from '../../kit/index.ts';
import { newsletterFields } from './fields.ts';
import { NewsletterView } from './view.tsx';

export const newsletter = defineBlock({
  type: 'newsletter',
  description: 'A sign-up for letters by e-mail: one field and one button.',
  fields: newsletterFields,
  View: NewsletterView,
  examples: [
    {
      name: 'with a sentence',
      props: {
        headline: 'One useful letter a month',
        text: 'What changed, what we learned from it, and one thing to do this week. Every letter has a link to leave.',
        label: 'Your email address',
        button: 'Subscribe',
        sending: 'Subscribing…',
        destination: 'newsletter',
        success: 'You are on the list. The next letter comes in the first week of the month.',
        failure:
          'That did not go through. Please try again, or write to letters@example.com and we will add you by hand.',
        invalid: 'Enter an address such as name@example.com.',
        tone: 'tint',
      },
    },
    {
      name: 'least',
      props: {
        headline: 'Letters from the workshop',
        label: 'Email',
        button: 'Send me the letters',
        destination: 'newsletter',
        success: 'Done. See you in the next letter.',
        failure: 'That did not go through. Call (555) 010-0142 and we will add you.',
        invalid: 'Enter an address such as name@example.com.',
      },
    },
  ],
});
