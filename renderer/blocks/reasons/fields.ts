import {
  group,
  headline,
  icon,
  type LayoutProps,
  list,
  picture,
  rich,
  text,
  tone,
  type ViewProps,
} from '../../sdk/index.ts';

export const reasonsFields = {
  headline: headline('What the reasons add up to.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        title: text('The reason, as a short sentence.', { max: 80 }),
        text: rich('The explanation.', { max: 320 }),
        picture: picture('A picture above the title, in the layout "grid".', { decorates: true }).optional(),
        figure: text('A number that proves it: "500+", "30 days".', { max: 12 }).optional(),
        icon: icon('An icon above the title. The layout "numbers" shows figures only.').optional(),
      },
      'One reason.',
    ),
    'The reasons, strongest first. The first one is larger than the others.',
    { min: 1, max: 9 },
  ),
  tone: tone(),
};

export const reasonsLayouts = {
  lead: 'The first one large, the others in even rows.',
  side: 'The first one large on one side, the others beside it, with their figures on one axis.',
  grid: 'Even columns, each with its icon or figure above.',
  numbers: 'One below the other, with large figures in front. Without a figure, its number.',
  list: 'Two columns of small entries with fine lines.',
};

export type ReasonsProps = ViewProps<typeof reasonsFields> & LayoutProps<typeof reasonsLayouts>;
