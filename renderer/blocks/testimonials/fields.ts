import {
  flag,
  group,
  headline,
  type LayoutProps,
  list,
  onRecord,
  picture,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';
import { reviewFields } from '../../sdk/media/index.ts';

const logo = picture(
  'The logo of their business, in the layouts "logos" and "result". Best as SVG, with a transparent ground.',
  { decorates: true },
).optional();

const result = onRecord(
  group(
    {
      figure: text('The number, with its sign or unit: "$9,440".', { max: 10 }),
      label: text('What it counts.', { max: 60 }),
    },
    'What came of it, in one number, in the layout "result".',
  ),
).optional();

export const testimonialsFields = {
  headline: headline('What the reviews have in common.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  picture: picture(
    'A picture from edge to edge above the headline, in the layout "frieze". Best wide, with a "small" one for phones if it is an SVG.',
    { decorates: true },
  ).optional(),
  items: list(
    group({ ...reviewFields, logo, result }, 'One review.'),
    'The reviews. An odd number gives the first one more room.',
    {
      min: 1,
      max: 12,
    },
  ),
  oneColour: flag('Shows all logos in the colour of the text. They need a transparent ground.').optional(),
  tone: tone(),
};

export const testimonialsLayouts = {
  pairs: 'Two in a row; of an odd number, the first has more room.',
  single: 'One large quote in the middle; others small below it.',
  frieze: 'A picture from edge to edge, and a large quote below it.',
  result: 'A large quote beside what came of it; others small, in a row below.',
  margin: 'Large quotes, the headline in the margin beside them.',
  wall: 'Cards in columns.',
  logos: 'Cards in even rows, each with the logo of a business.',
  bubbles: 'As in a conversation: each in a bubble with its stars, and of an odd number, the first large beside two.',
  strip: 'Cards side by side, which scroll sideways.',
};

export type TestimonialsProps = ViewProps<typeof testimonialsFields> &
  LayoutProps<typeof testimonialsLayouts> &
  Ui<'locale' | 'media'>;

/** Whether reviews have cards in a layout. */
export function isInCards(layout: TestimonialsProps['layout']): boolean {
  return layout === 'wall' || layout === 'strip' || layout === 'logos';
}

/** Whether a layout has a place for logos. */
export function showsLogos(layout: TestimonialsProps['layout']): boolean {
  return layout === 'logos' || layout === 'result';
}
