import {
  flag,
  group,
  headline,
  type LayoutProps,
  list,
  picture,
  rich,
  text,
  tone,
  type ViewProps,
} from '../../sdk/index.ts';

export const stepsFields = {
  headline: headline('What the steps lead to.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        title: text('What happens, as a short sentence.', { max: 70 }),
        text: rich('What you do, and what the customer notices.', { max: 320 }),
        picture: picture('A picture of it, in the layout "pictures".', { decorates: true }).optional(),
        when: text('When it happens: "Day 1", "Weeks 2-4".', { max: 30 }).optional(),
      },
      'One step.',
    ),
    'The steps in order. The last one is the result for the customer.',
    { min: 2, max: 8 },
  ),
  howTo: flag(
    'Also gives the steps to search engines, as instructions a reader can follow (schema.org HowTo).',
  ).optional(),
  tone: tone(),
};

export const stepsLayouts = {
  row: 'Numbered, side by side along a line.',
  stairs: 'A route that rises from the first stop to the last.',
  pictures: 'Numbered, each with a picture above.',
  line: 'One below the other along an upright line, beside the headline, with the times in front.',
};

export type StepsProps = ViewProps<typeof stepsFields> & LayoutProps<typeof stepsLayouts>;
