import type { LayoutProps, ViewProps } from '../../sdk/block.ts';
import { action, headline, link, list, rich, text } from '../../sdk/fields.ts';
import { tone } from '../../sdk/tones/field.ts';

export const pageIntroFields = {
  eyebrow: text('A few words above the headline that say where the page belongs.', { max: 60 }).optional(),
  headline: headline('What the page is about.', { max: 110 }),
  lead: rich('What visitors find on the page, in one or two sentences.', { max: 400 }).optional(),
  actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  back: link('A quiet link above the headline, to the page visitors come from.').optional(),
  tone: tone(),
};

export const pageIntroLayouts = {
  plain: 'All at the start of the line.',
  centred: 'All in the middle.',
  band: 'On the accent colour, whatever the tone.',
};

export type PageIntroProps = ViewProps<typeof pageIntroFields> & LayoutProps<typeof pageIntroLayouts>;
