import { group, headline, type LayoutProps, list, rich, text, tone, type ViewProps } from '../../sdk/index.ts';

export const priceListFields = {
  headline: headline('What the prices are for.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        name: text('What it is.', { max: 80 }),
        price: text('What it costs or is worth, as text. Use a fact token to define the price in one place.', {
          max: 30,
        }),
        unit: text('The text after the price: "a month", "each".', { max: 30 }).optional(),
        text: rich('What it includes.', { max: 260 }).optional(),
      },
      'One line.',
    ),
    'The lines of the list.',
    { min: 1, max: 30 },
  ),
  total: group(
    {
      label: text('Label of the total.', { max: 60 }),
      price: text('What the customer pays in total.', { max: 30 }),
      insteadOf: text('The sum of the lines, shown struck through before the price.', { max: 30 }).optional(),
    },
    'A last line that adds up the others.',
  ).optional(),
  note: rich('A note below the list that applies to all prices.', { max: 300 }).optional(),
  tone: tone(),
};

export const priceListLayouts = {
  table: 'Lines beside the headline.',
  cards: 'Cards in even rows below the headline.',
  leaders: 'Dots from each name to its price, as on a menu.',
};

export type PriceListProps = ViewProps<typeof priceListFields> & LayoutProps<typeof priceListLayouts>;
