import { defineBlock } from '../../sdk/index.ts';
import { faqFields } from './fields.ts';
import { FaqView } from './view.tsx';

export const faq = defineBlock({
  type: 'faq',
  description: 'Questions and answers, one answer open at a time; search engines get the same text.',
  fields: faqFields,
  View: FaqView,
  verbatim: true,
  ids: ({ items }) => items.flatMap((item) => item.id ?? []),
  jsonLd: ({ items }) => [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
  examples: [
    {
      name: 'Questions to a sailing school',
      props: {
        headline: 'Before you come aboard',
        lead: 'What people ask us in the week before their first lesson.',
        openFirst: true,
        items: [
          {
            question: 'Do I need to be able to swim?',
            answer: 'Yes, fifty yards in clothes. You wear a life jacket on the water all the same.',
          },
          {
            question: 'What should I bring?',
            answer:
              'Shoes with light soles, a change of clothes and something to drink. Jackets are here, in every size.',
          },
          {
            question: 'What happens when there is no wind?',
            answer:
              'You learn knots, rules and charts ashore, and the lesson on the water moves to another day at no cost.',
            id: 'no-wind',
          },
        ],
        more: { label: 'Ask us something else', href: 'mailto:hello@example.com' },
      },
    },
  ],
});
