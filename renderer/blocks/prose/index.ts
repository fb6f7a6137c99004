import { defineBlock } from '../../sdk/index.ts';
import { proseFields, proseLayouts } from './fields.ts';
import { headingIds, ProseView } from './view.tsx';

export const prose = defineBlock({
  type: 'prose',
  description: 'A long text from a Markdown file: a privacy policy, terms, an article.',
  fields: proseFields,
  layouts: proseLayouts,
  View: ProseView,
  ui: ({ prose }) => ({ prose }),
  verbatim: true,
  ids: headingIds,
  examples: [
    {
      name: 'A narrow column',
      props: { file: 'harbour-book.md', headline: 'The harbour’s book', lead: 'What we write about you, and why.' },
    },
    {
      name: 'With its contents beside it',
      props: {
        file: 'harbour-book.md',
        layout: 'contents',
        headline: 'The harbour’s book',
        aside: {
          title: 'Shorter',
          text: 'You tell us who you are and when you come back. We forget it in autumn.',
          action: { label: 'Call the harbour', href: 'tel:+32 55 55 01 00' },
        },
      },
    },
    {
      name: 'Terms',
      props: {
        file: 'harbour-book.md',
        layout: 'legal',
        headline: 'Rules of the harbour',
        contents: true,
        tone: 'tint',
      },
    },
  ],
});
