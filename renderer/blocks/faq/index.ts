import { defineBlock, plainWords } from '../../sdk/index.ts';
import { FaqView, faqFields, faqLayouts } from './view.tsx';

export const faq = defineBlock({
  type: 'faq',
  description: 'Questions and answers, one answer open at a time; search engines get the same text.',
  fields: faqFields,
  layouts: faqLayouts,
  View: FaqView,
  ids: ({ items }) => items.flatMap((item) => item.id ?? []),
  jsonLd: ({ items }) => [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
      })),
    },
  ],
  examples: {
    'Questions to a sailing school': {
      headline: 'Before you come aboard',
      lead: 'What people ask us in the week before their first lesson.',
      openFirst: true,
      items: [
        {
          question: 'What should I bring?',
          answer:
            '- Shoes with light soles\n- A change of clothes\n- Something to drink\n\nJackets are here, in every size; [tell us yours](mailto:hello@example.com).',
        },
        {
          question: 'Do I need to be able to swim?',
          answer: 'Yes, **fifty yards in clothes**. You wear a life jacket on the water all the same.',
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
    'In one narrow column': {
      layout: 'centred',
      tone: 'tint',
      headline: 'Renting a *cargo* bike',
      lead: 'Asked at the counter every Saturday morning.',
      items: [
        { question: 'How many children fit in?', answer: 'Two, up to the age of seven, each with a belt.' },
        { question: 'How far does the battery last?', answer: 'Forty miles on flat roads with two children in front.' },
        {
          question: 'Where do I leave it at night?',
          answer: 'In a shed or a hallway, with the chain that comes with it.',
        },
      ],
      more: { label: 'Call the counter', href: 'tel:+15550100142' },
    },
    'In two columns': {
      layout: 'pairs',
      headline: 'Before the first singing lesson',
      items: [
        { question: 'Do I have to read music?', answer: 'No. You learn it on the way, one line at a time.' },
        { question: 'What if I sing out of tune?', answer: 'Then you are in the right place, on the right day.' },
        { question: 'May I listen first?', answer: 'Every Monday at seven. The door is open.' },
      ],
      more: { label: 'Ask the choir', href: 'mailto:hello@example.com' },
    },
    'In two columns, all answers open': {
      layout: 'columns',
      headline: 'Good to know about the kiln',
      items: [
        { question: 'Who loads it?', answer: 'We do, on Tuesdays and Fridays. Leave your work on the grey shelf.' },
        { question: 'How hot does it get?', answer: 'Stoneware goes to cone six, earthenware to cone four.' },
        {
          question: 'What if a piece breaks?',
          answer:
            'It happens to one in fifty, mostly from air in the clay. You do not pay for that firing, and we look for the cause with you.',
          id: 'broken',
        },
        { question: 'Can I bring my own glaze?', answer: 'Yes, after a test tile.' },
        { question: 'When can I fetch it?', answer: 'Two days after the firing, when the kiln is cold.' },
      ],
    },
    'Answers beside the questions': {
      layout: 'plain',
      tone: 'tint',
      headline: 'Before you book the hall',
      items: [
        { question: 'How many people fit?', answer: 'Eighty seated, a hundred and twenty on their feet.' },
        { question: 'Is there a kitchen?', answer: 'With two ovens and china for sixty. Bring your own cook.' },
        { question: 'Until when may we play music?', answer: 'Until midnight, on Saturdays until two.' },
      ],
    },
  },
});
