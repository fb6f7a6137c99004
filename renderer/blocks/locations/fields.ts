import {
  flag,
  group,
  headline,
  href,
  type LayoutProps,
  list,
  organization,
  phone,
  picture,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

export const locationsFields = {
  headline: headline('Where you are.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        location: organization(
          'The name of a location of `organization`, or `true` for the business itself. Fields written here win.',
        ).optional(),
        name: text('Name of the place. Defaults to that of the location.', { max: 80 }).optional(),
        text: rich('A sentence about the place.', { max: 200 }).optional(),
        picture: picture('The place from outside.').optional(),
        address: list(text('A line of the address.', { max: 80 }), 'The postal address, line by line.', {
          max: 6,
        }).optional(),
        phone: phone('The number to call.').optional(),
        hours: list(
          group(
            {
              days: text('Which days: "Mon–Fri".', { max: 40 }),
              hours: text('The hours: "9 am – 5 pm", or "closed".', { max: 40 }),
            },
            'Days with the same hours.',
          ),
          'When it is open.',
          { max: 7 },
        ).optional(),
        href: href('The page about the place. Defaults to that of the location.').optional(),
      },
      'One place.',
    ),
    'The places.',
    { min: 1, max: 40 },
  ),
  status: flag('Says for each location of `organization` whether it is open now.').optional(),
  tone: tone(),
};

export const locationsLayouts = {
  cards: 'A card for each place, side by side.',
  rows: 'A line for each place.',
  doors: 'A large picture of each place, side by side; below it what it is, and its hours beside that.',
};

export type LocationsProps = ViewProps<typeof locationsFields> &
  LayoutProps<typeof locationsLayouts> &
  Ui<'hours' | 'status'>;
