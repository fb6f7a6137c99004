import { embed } from '../../client/embed/embed-fields.ts';
import {
  action,
  flag,
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

export const mapFields = {
  headline: headline('Where to find you.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  organization: organization(
    'Shows address, phone and hours of `organization`: `true`, or the name of a location. Fields written here win.',
  ).optional(),
  status: flag('Says above the hours of `organization` whether it is open now.').optional(),
  address: list(text('A line of the address.', { max: 80 }), 'The postal address, line by line.', {
    max: 6,
  }).optional(),
  phone: phone('The number to call.').optional(),
  picture: picture('The place from outside, or a drawn map. Without one there is a mark in rings.').optional(),
  parking: rich('Where to leave a car or a bicycle, or which bus stops there.', { max: 240 }).optional(),
  directions: href('The page of a map service that plans the way to you; https.').optional(),
  embed: embed(
    'A map of a service in place of the picture, once the visitor asks for it. It needs `directions`, which opens without script.',
  ).optional(),
  actions: list(action('A button.'), 'Further buttons beside that for directions.', { max: 2 }).optional(),
  tone: tone(),
};

export const mapLayouts = {
  split: 'The details at the start, the place beside them.',
  wide: 'The place across the page, the details in columns below it.',
  card: 'The details on a card over the place.',
};

export type MapProps = ViewProps<typeof mapFields> &
  LayoutProps<typeof mapLayouts> &
  Ui<'contactDetails' | 'hours' | 'map' | 'place' | 'status'>;
