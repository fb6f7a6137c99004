import { flag, group, id, link, list, text, tone, type ViewProps } from '../../sdk/index.ts';

export const faqFields = {
  headline: text('What the questions are about.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        question: text('The question, in the words of a customer.', { max: 160 }),
        answer: text('The answer, with the short form of it first.', { max: 1200 }),
        id: id('A name that links can point at; the answer is open when one is followed.').optional(),
      },
      'One question.',
    ),
    'The questions, the most frequent first.',
    { min: 1, max: 30 },
  ),
  openFirst: flag('Shows the first answer from the start.').optional(),
  more: link('Where to ask what is not answered here.').optional(),
  tone: tone(),
};

export type FaqProps = ViewProps<typeof faqFields>;
