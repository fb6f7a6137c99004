import type { LayoutProps, Ui, ViewProps } from '../../sdk/block.ts';
import { action, headline, link, list, rich, text } from '../../sdk/fields.ts';
import { media } from '../../sdk/media/index.ts';
import { tone } from '../../sdk/tones/field.ts';

export const pageIntroFields = {
  eyebrow: text('A few words above the headline that say where the page belongs.', { max: 60 }).optional(),
  headline: headline('What the page is about.', { max: 110 }),
  lead: rich('What visitors find on the page, in one or two sentences.', { max: 400 }).optional(),
  actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  media: media('A photo, or a picture drawn from data, in the layouts "picture" and "cover".').optional(),
  back: link('A quiet link above the headline, to the page visitors come from.').optional(),
  tone: tone(),
};

export const pageIntroLayouts = {
  plain: 'All at the start of the line.',
  centred: 'All in the middle.',
  band: 'On the accent colour, whatever the tone.',
  picture: 'The words at the start of the line, the media at its end.',
  cover: 'The words on a picture across the whole window.',
};

export type PageIntroProps = ViewProps<typeof pageIntroFields> &
  LayoutProps<typeof pageIntroLayouts> &
  Ui<'locale' | 'media'>;
