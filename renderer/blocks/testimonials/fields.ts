import {
  flag,
  group,
  headline,
  type LayoutProps,
  list,
  picture,
  rich,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';
import { reviewFields } from '../../sdk/media/index.ts';

const logo = picture('The logo of their business, in the layout "logos". Best as SVG, with a transparent ground.', {
  decorates: true,
}).optional();

export const testimonialsFields = {
  headline: headline('What the reviews have in common.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group({ ...reviewFields, logo }, 'One review.'),
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
  margin: 'Large quotes, the headline in the margin beside them.',
  wall: 'Cards in columns.',
  logos: 'Cards in even rows, each with the logo of a business.',
  bubbles: 'As in a conversation: each in a bubble, by turns at the start and at the end of the line.',
  strip: 'Cards side by side, which scroll sideways.',
};

export type TestimonialsProps = ViewProps<typeof testimonialsFields> &
  LayoutProps<typeof testimonialsLayouts> &
  Ui<'locale' | 'media'>;

/** Whether reviews have cards in a layout. */
export function isInCards(layout: TestimonialsProps['layout']): boolean {
  return layout === 'wall' || layout === 'strip' || layout === 'logos';
}
