import {
  choice,
  group,
  headline,
  href,
  icon,
  type LayoutProps,
  list,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';
import { media } from '../../sdk/media/index.ts';
import { sizes } from './packing.ts';

export const bentoFields = {
  headline: headline('What the cells have in common.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  cells: list(
    group(
      {
        size: choice(
          'How large the cell is on wide screens. Defaults to "small". Cells that leave a gap are an error that says what would fit.',
          sizes,
        ).optional(),
        title: text('The point of the cell.', { max: 80 }),
        text: rich('A sentence or two.', { max: 240 }).optional(),
        icon: icon('An icon at the top.').optional(),
        figure: text('A number in large type at the top: "14", "99.9%".', { max: 12 }).optional(),
        media: media('A picture, a chart or a review below the words.').optional(),
        href: href('Where the cell leads. All of it is the link.').optional(),
      },
      'One cell.',
    ),
    'Three to eight cells. Phones show them in this order.',
    { min: 3, max: 8 },
  ),
  tone: tone(),
};

export const bentoLayouts = {
  four: 'Four columns: "wide" and "large" take two of them.',
  six: 'Thirds and halves: "wide" is half as wide as the page, "large" two thirds, others a third.',
};

export type BentoProps = ViewProps<typeof bentoFields> & LayoutProps<typeof bentoLayouts> & Ui<'locale' | 'media'>;
