import { choice, group, list, text, tone, type ViewProps } from '../../sdk/index.ts';

export const checklistFields = {
  headline: text('What the list adds up to.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        title: text('One thing, in a few words.', { max: 90 }),
        text: text('What it means for the customer.', { max: 260 }).optional(),
      },
      'One thing.',
    ),
    'The things, those that decide first.',
    { min: 2, max: 20 },
  ),
  mark: choice(
    'What stands beside each thing: "tick" for what is so, "cross" for what is not, "box" for what the reader ticks. "tick" when left out.',
    ['tick', 'cross', 'box'],
  ).optional(),
  note: text('What holds for all of them, below the list.', { max: 300 }).optional(),
  tone: tone(),
};

export type ChecklistProps = ViewProps<typeof checklistFields>;
