import {
  group,
  headline,
  href,
  icon,
  type LayoutProps,
  list,
  picture,
  rich,
  text,
  tone,
  type ViewProps,
} from '../../sdk/index.ts';

export const serviceCardsFields = {
  headline: headline('What the services have in common, as a claim.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  cards: list(
    group(
      {
        title: text('Name of the service, and text of its link.', { max: 60 }),
        description: rich('What the customer gets from it.', { max: 240 }),
        icon: icon(
          'The icon beside it. In a layout with pictures, only a card without a picture needs one.',
        ).optional(),
        picture: picture(
          'A picture above the name in the layout "pictures", below it in "tiles", and in front of it in "beside".',
          {
            decorates: true,
          },
        ).optional(),
        more: text('Words of the link below the description, in place of the arrow: "See the menu". Not in tiles.', {
          max: 40,
        }).optional(),
        link: href('A page with more about it. Without it, the row is not a link.').optional(),
      },
      'One service.',
    ),
    'The services, most wanted first.',
    { min: 1, max: 12 },
  ),
  tone: tone(),
};

export const serviceCardsLayouts = {
  rows: 'A row each, beside the headline.',
  beside: 'A row each beside the headline, with a picture in front of the words.',
  grid: 'Cards in two or three columns, the icon above the name.',
  pictures: 'Cards in two or three columns, each with a picture. Of four, the first is large.',
  tiles: 'Pictures in two or three columns, with the words on them.',
};

export type ServiceCardsProps = ViewProps<typeof serviceCardsFields> & LayoutProps<typeof serviceCardsLayouts>;

/** Whether a layout shows the pictures of cards, and icons of those without. */
export function showsPictures(layout: ServiceCardsProps['layout'] = 'rows'): boolean {
  return layout !== 'rows' && layout !== 'grid';
}
