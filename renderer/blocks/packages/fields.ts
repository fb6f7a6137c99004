import { choice, flag, group, link, list, money, text, tone, type ViewProps } from '../../sdk/index.ts';
import { iconNames } from '../../sdk/ui/icon.tsx';

export const packagesFields = {
  headline: text('What the packages are for.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        name: text('Name of the package.', { max: 40 }),
        icon: choice('An outline beside the name.', iconNames).optional(),
        price: money('What it costs.'),
        period: text('What the price is for, as it reads after it: "a month", "per visit".', { max: 30 }),
        description: text('Whom it is for.', { max: 200 }),
        features: list(text('One thing it includes.', { max: 120 }), 'What it includes.', { min: 1, max: 15 }),
        popular: flag('Points this package out.').optional(),
        badge: text('A few words beside the name: "Most popular".', { max: 30 }).optional(),
        action: link('Where people take it.'),
      },
      'One package.',
    ),
    'The packages, in the order of their size.',
    { min: 1, max: 4 },
  ),
  note: text('What holds for all of them, below the list.', { max: 300 }).optional(),
  tone: tone(),
};

export type PackagesProps = ViewProps<typeof packagesFields>;
