import {
  action,
  choice,
  headline,
  type LayoutProps,
  list,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';
import { media } from '../../sdk/media/index.ts';

export const mediaFields = {
  eyebrow: text('A few words above the headline.', { max: 60 }).optional(),
  headline: headline('The point, in one sentence.', { max: 110 }),
  text: rich('What the picture shows, and why it matters.', { max: 600 }).optional(),
  points: list(rich('A point in a few words.', { max: 120 }), 'A list below the text.', { max: 8 }).optional(),
  actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  media: media('What is shown beside the text.'),
  frame: choice('A frame around it: a "browser" window or a "phone", for pictures of a screen. None by default.', [
    'none',
    'browser',
    'phone',
  ]).optional(),
  tone: tone(),
};

export const mediaLayouts = {
  right: 'Text at the start, media at the end.',
  left: 'Media at the start, text at the end.',
  wide: 'Text above, media across the page.',
  overlap: 'Text on a card over the edge of the media.',
  bleed: 'A picture that ends at the edge of the window, and at those of the section; above the text on phones.',
};

export type MediaProps = ViewProps<typeof mediaFields> & LayoutProps<typeof mediaLayouts> & Ui<'locale' | 'media'>;
