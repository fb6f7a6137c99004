import { flag, group, icon, link, list, money, text, tone, type ViewProps } from '../../sdk/index.ts';

export const packagesFields = {
  headline: text('What the packages are for.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        name: text('Name of the package.', { max: 40 }),
        icon: icon('An icon beside the name.').optional(),
        price: money('What it costs.'),
        period: text('The text after the price: "a month", "per visit".', { max: 30 }),
        description: text('Who it is for.', { max: 200 }),
        features: list(text('One thing it includes.', { max: 120 }), 'What it includes.', { min: 1, max: 15 }),
        popular: flag('Highlights this package.').optional(),
        badge: text('A few words beside the name: "Most popular".', { max: 30 }).optional(),
        action: link('The button that leads to ordering it.'),
      },
      'One package.',
    ),
    'The packages, in order of size.',
    { min: 1, max: 4 },
  ),
  note: text('A note below the list that applies to all packages.', { max: 300 }).optional(),
  tone: tone(),
};

export type PackagesProps = ViewProps<typeof packagesFields>;
