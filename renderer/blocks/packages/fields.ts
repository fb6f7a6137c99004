import {
  flag,
  group,
  headline,
  icon,
  type LayoutProps,
  link,
  list,
  money,
  picture,
  readByView,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

export const packagesFields = {
  headline: headline('What the packages are for.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        name: text('Name of the package.', { max: 40 }),
        picture: picture('A picture of it, above the name.', { decorates: true }).optional(),
        icon: icon('An icon beside the name.').optional(),
        price: money('What it costs. With `periods`, write `prices` instead.').optional(),
        period: text('The text after the price: "a month", "per visit". None for a price that is paid once.', {
          max: 30,
        }).optional(),
        prices: list(
          group(
            {
              period: readByView(text('The name of the period.', { max: 30 })),
              price: money('What it costs then.'),
              unit: text('The text after the price: "a month, paid yearly".', { max: 40 }),
            },
            'The price for one period.',
          ),
          'With `periods`: what it costs for each of them.',
          { min: 2, max: 2 },
        ).optional(),
        description: rich('Who it is for.', { max: 200 }),
        features: list(rich('One thing it includes.', { max: 120 }), 'What it includes.', { min: 1, max: 15 }),
        popular: flag('Highlights this package.').optional(),
        badge: text('A few words beside the name: "Most popular".', { max: 30 }).optional(),
        action: link('The button that leads to ordering it.'),
      },
      'One package.',
    ),
    'The packages, in order of size.',
    { min: 1, max: 4 },
  ),
  periods: list(
    group(
      {
        name: readByView(text('A name for `prices`: "yearly".', { max: 30 })),
        label: text('What visitors choose: "Yearly".', { max: 30 }),
        note: text('A few words beside it, such as what it saves. Use a fact for the amount.', { max: 40 }).optional(),
      },
      'One period.',
    ),
    'Two periods that visitors switch between; the first is chosen. Paper shows both prices.',
    { min: 2, max: 2 },
  ).optional(),
  note: rich('A note below the list that applies to all packages.', { max: 300 }).optional(),
  tone: tone(),
};

export const packagesLayouts = {
  columns: 'Side by side, with a line above each.',
  cards: 'Side by side, with a border around each.',
  rows: 'One below the other, a row each.',
  single: 'One offer on a sheet, what it includes beside its price.',
};

export type PackagesProps = ViewProps<typeof packagesFields> & LayoutProps<typeof packagesLayouts> & Ui<'packages'>;
