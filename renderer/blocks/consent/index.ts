import { defineBlock } from '../../sdk/index.ts';
import { ConsentView, consentFields } from './view.tsx';

export const consent = defineBlock({
  type: 'consent',
  description: 'Asks visitors for consent to pixels. The build adds it to every page of a site that has pixels.',
  fields: consentFields,
  View: ConsentView,
  ui: ({ locale, consent }) => ({ locale, consent }),
  fromPage: ({ pixels = {} }) => ({ pixels }),
  fits: () => [
    {
      path: ['block'],
      message: 'The build adds the block "consent" to every page itself when the config declares pixels.',
      suggestion: "Remove the section, and write its text in the config: pixels: { consent: { headline: '…' } }.",
    },
  ],
  examples: {
    'With its own text': {
      headline: 'May we see what you hear of us through?',
      text: 'If you agree, two measuring services learn [which advertisement](https://example.com/privacy) brought you here. They keep cookies in your browser.',
      accept: 'That is fine',
      reject: 'Rather not',
      choices: 'Cookies',
      privacy: { label: 'What they learn', href: '/' },
      days: 90,
    },
    'Defaults only': {},
  },
});
