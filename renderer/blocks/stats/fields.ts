import {
  group,
  headline,
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

export const statsFields = {
  headline: headline('What the numbers show, in small type beside them.', { max: 90 }).optional(),
  items: list(
    group(
      {
        figure: text('The number, with its sign or unit: "500+", "24-72 h".', { max: 14 }),
        label: text('What it counts.', { max: 80 }),
        icon: icon('An icon in front of it, for a badge whose figure is a word: "Certified".').optional(),
        text: text('A sentence about it.', { max: 160 }).optional(),
      },
      'One number.',
    ),
    'The numbers, most important first.',
    { min: 1, max: 6 },
  ),
  note: rich('Where the numbers come from, in small print.', { max: 200 }).optional(),
  media: media('A photo, or a picture drawn from data, in the layout "beside".').optional(),
  tone: tone(),
};

export const statsLayouts = {
  line: 'The numbers in a row under a fine line.',
  grid: 'In two or three columns, with room for a sentence each.',
  beside: 'In two columns beside a picture.',
  band: 'Centred on the accent colour, whatever the tone.',
};

export type StatsProps = ViewProps<typeof statsFields> & LayoutProps<typeof statsLayouts> & Ui<'locale' | 'media'>;
