import { flag, group, list, text, tone, type ViewProps } from '../../sdk/index.ts';

export const stepsFields = {
  headline: text('What the steps lead to.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        title: text('What happens, as a short sentence.', { max: 70 }),
        text: text('What is done, and what the customer notices of it.', { max: 320 }),
        when: text('When it happens, in words: "Day 1", "Weeks 2-4".', { max: 30 }).optional(),
      },
      'One step.',
    ),
    'The steps in their order; the last one is where the customer arrives.',
    { min: 3, max: 5 },
  ),
  howTo: flag(
    'Also gives the steps to search engines, as instructions a reader can follow (schema.org HowTo).',
  ).optional(),
  tone: tone(),
};

export type StepsProps = ViewProps<typeof stepsFields>;
