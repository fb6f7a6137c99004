import type { LayoutProps, Ui, ViewProps } from '../../sdk/block.ts';
import { flag, icon, link, rich, text } from '../../sdk/fields.ts';

export const bannerFields = {
  text: rich('One sentence. It shares a line with the button, so keep it short.', { max: 90 }),
  icon: icon('An icon in front of it, in the layout "bar".').optional(),
  action: link('The button beside the sentence.').optional(),
  closeLabel: text('Accessible name of the close button. Defaults to "Close".', {
    max: 40,
  }).optional(),
  autoShow: flag(
    'Shows the banner again 5 seconds after a visitor closes it. Off by default, because closing it is an answer.',
  ).optional(),
};

export const bannerLayouts = {
  line: 'A dark line.',
  bar: 'On the accent colour.',
};

export type BannerProps = ViewProps<typeof bannerFields> & LayoutProps<typeof bannerLayouts> & Ui<'close'>;
