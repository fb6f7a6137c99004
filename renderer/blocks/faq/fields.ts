import {
  flag,
  group,
  headline,
  id,
  type LayoutProps,
  link,
  list,
  rich,
  text,
  tone,
  type ViewProps,
} from '../../sdk/index.ts';

export const faqFields = {
  headline: headline('What the questions are about.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        question: text('The question, in the words of a customer.', { max: 160 }),
        answer: rich('The answer, short form first.', { max: 1200, lines: true }),
        id: id('An id that links can point to. Following such a link opens the answer.').optional(),
      },
      'One question.',
    ),
    'The questions, most frequent first.',
    { min: 1, max: 30 },
  ),
  openFirst: flag('Opens the first answer when the page loads.').optional(),
  more: link('A link for questions that are not answered here.').optional(),
  tone: tone(),
};

export const faqLayouts = {
  side: 'The headline beside the questions.',
  centred: 'One narrow column below a centred headline.',
  pairs: 'The headline above, and the questions in two columns.',
  columns: 'Two columns, all answers open.',
  plain: 'Each answer beside its question, all open, without lines.',
};

export type FaqProps = ViewProps<typeof faqFields> & LayoutProps<typeof faqLayouts>;
