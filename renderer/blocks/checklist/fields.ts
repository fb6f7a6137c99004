import { choice, group, headline, type LayoutProps, list, rich, text, tone, type ViewProps } from '../../sdk/index.ts';

export const checklistFields = {
  headline: headline('What the list adds up to.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        title: text('The item, in a few words.', { max: 90 }),
        text: rich('What it means for the customer.', { max: 260 }).optional(),
        mark: choice('Its own mark in the layout "split". Defaults to the mark of the list.', [
          'tick',
          'cross',
        ]).optional(),
      },
      'One item.',
    ),
    'The items, most important first.',
    { min: 1, max: 20 },
  ),
  mark: choice(
    'The mark beside each item: "tick" for what is included, "cross" for what is not, "box" for what the reader ticks off. Defaults to "tick".',
    ['tick', 'cross', 'box'],
  ).optional(),
  titles: group(
    {
      tick: text('Title above the ticks: "Included". Required if there are any.', { max: 40 }).optional(),
      cross: text('Title above the crosses: "Not included". Required if there are any.', { max: 40 }).optional(),
    },
    'Titles of the two lists of the layout "split".',
  ).optional(),
  note: rich('A note below the list that applies to all items.', { max: 300 }).optional(),
  tone: tone(),
};

export const checklistLayouts = {
  columns: 'Two or three columns below the headline.',
  card: 'One column on a sheet, beside the headline.',
  split: 'Ticks and crosses side by side, each with a title.',
};

export type ChecklistProps = ViewProps<typeof checklistFields> & LayoutProps<typeof checklistLayouts>;
