import {
  group,
  headline,
  type LayoutProps,
  list,
  media,
  rich,
  text,
  textFrom,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';
import { initials } from '../../sdk/media/review-card.tsx';

export const teamFields = {
  headline: headline('What the people have in common.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  members: list(
    group(
      {
        name: text('Name of the person.', { max: 60 }),
        media: media('A portrait: a picture or a drawing. Defaults to the initials.').optional(),
        role: text('What they do.', { max: 60 }),
        description: rich('What they do for customers.', { max: 300 }),
        initials: textFrom(
          'name',
          initials,
          'One or two letters in place of a portrait. Defaults to the initials of the name.',
          {
            max: 2,
          },
        ),
      },
      'One person.',
    ),
    'The people, in the order customers meet them.',
    { min: 1, max: 12 },
  ),
  tone: tone(),
};

export const teamLayouts = {
  cards: 'Side by side, with a wide portrait above the words.',
  portraits: 'Round portraits in rows, for many people with few words.',
  rows: 'One below the other, the portrait beside the words.',
};

export type TeamProps = ViewProps<typeof teamFields> & LayoutProps<typeof teamLayouts> & Ui<'locale' | 'media'>;
