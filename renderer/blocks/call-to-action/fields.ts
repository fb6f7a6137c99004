import type { LayoutProps, ViewProps } from '../../sdk/block.ts';
import { action, headline, list, rich } from '../../sdk/fields.ts';
import { media } from '../../sdk/media/index.ts';
import { tone } from '../../sdk/tones/field.ts';

export const callToActionFields = {
  headline: headline('What the visitor gets by acting now, in one sentence.', { max: 110 }),
  text: rich('One or two sentences that remove the last doubt.', { max: 400 }).optional(),
  actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }),
  media: media('The picture, in the layouts "cover", "pictured" and "alcove".').optional(),
  note: rich('Small print under the buttons: how long it takes, that it costs nothing.', { max: 140 }).optional(),
  tone: tone(),
};

export const callToActionLayouts = {
  split: 'The headline left, text and buttons right.',
  centred: 'All in the middle, one below the other.',
  panel: 'On a sheet that does not reach the edges of the window.',
  pictured: 'On a sheet, with a picture at its end.',
  alcove: 'A band with a picture that begins at its lower edge and rises above its upper edge.',
  cover: 'The words on a picture across the whole window.',
  line: 'A thin band: a short headline, and the buttons at the end of the line.',
};

export type CallToActionProps = ViewProps<typeof callToActionFields> & LayoutProps<typeof callToActionLayouts>;
