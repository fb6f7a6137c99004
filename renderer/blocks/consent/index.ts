import { defineBlock } from '../../sdk/index.ts';
import { consentFields } from './fields.ts';
import { ConsentView } from './view.tsx';

/** Stands on every page of a site whose config declares pixels; the build puts it there. */
export const consent = defineBlock({
  type: 'consent',
  description: 'Asks visitors whether pixels may count them; the build puts it on every page of a site that has any.',
  fields: consentFields,
  View: ConsentView,
  ui: ({ locale, consent }) => ({ locale, consent }),
  verbatim: true,
  fromPage: ({ pixels = {} }) => ({ pixels }),
  fits: () => [
    {
      path: ['block'],
      message: 'The block "consent" stands on every page by itself where the config declares pixels.',
      suggestion: "Remove the section; its words go into the config: pixels: { consent: { headline: '…' } }.",
    },
  ],
  examples: [
    {
      name: 'In words of its own',
      props: {
        headline: 'May we see what you hear of us through?',
        text: 'If you agree, two measuring services learn which advertisement brought you here. They keep cookies in your browser.',
        accept: 'That is fine',
        reject: 'Rather not',
        choices: 'Cookies',
        privacy: { label: 'What they learn', href: '/' },
        days: 90,
      },
    },
    { name: 'Least', props: {} },
  ],
});
