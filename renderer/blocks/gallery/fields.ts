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

export const galleryFields = {
  headline: headline('What the pictures show.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      { picture: picture('The picture; `caption` and `credit` come below it.', { captioned: true }) },
      'One picture.',
    ),
    'The pictures, in their order.',
    { min: 1, max: 40 },
  ),
  enlarge: flag(
    'Visitors can enlarge each picture: it opens as a whole, and the others are a swipe or an arrow key away.',
  ).optional(),
  tone: tone(),
};

export const galleryLayouts = {
  grid: 'Even rows of pictures of one shape.',
  mosaic: 'Rows of one height with wide and narrow pictures.',
  strip: 'One row that visitors push sideways.',
  columns: 'Columns of whole pictures, each in its own shape.',
};

export type GalleryProps = ViewProps<typeof galleryFields> &
  LayoutProps<typeof galleryLayouts> &
  Ui<'gallery' | 'close' | 'prose'>;
