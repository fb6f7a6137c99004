import type { Ui, ViewProps } from '../../sdk/block.ts';
import { flag, link, text } from '../../sdk/fields.ts';

export const bannerFields = {
  text: text('One sentence. It shares a line with the button, so keep it short.', { max: 90 }),
  action: link('The button beside the sentence.').optional(),
  closeLabel: text('What the close button is called for people who hear the page. "Close" when left out.', {
    max: 40,
  }).optional(),
  autoShow: flag(
    'Shows the banner again 5 seconds after somebody closed it. Off when left out: who closes it has answered.',
  ).optional(),
};

export type BannerProps = ViewProps<typeof bannerFields> & Ui<'close'>;
