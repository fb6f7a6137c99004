import { group, list, text, tone, type ViewProps } from '../../sdk/index.ts';

export const priceListFields = {
  headline: text('What the prices are for.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        name: text('What it is.', { max: 80 }),
        price: text('What it costs or is worth, in words; a fact as a token keeps it in one place.', { max: 30 }),
        unit: text('What the price is for, as it reads after it: "a month", "each".', { max: 30 }).optional(),
        text: text('What is in it.', { max: 260 }).optional(),
      },
      'One line.',
    ),
    'The lines of the list.',
    { min: 1, max: 30 },
  ),
  total: group(
    {
      label: text('What the sum is called.', { max: 60 }),
      price: text('What the customer pays for all of it.', { max: 30 }),
      insteadOf: text('The sum of the lines, struck through before the price.', { max: 30 }).optional(),
    },
    'A last line that adds up the others.',
  ).optional(),
  note: text('What holds for all of them, below the list.', { max: 300 }).optional(),
  tone: tone(),
};

export type PriceListProps = ViewProps<typeof priceListFields>;
