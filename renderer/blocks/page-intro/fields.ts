import type { ViewProps } from '../../sdk/block.ts';
import { action, link, list, text, tone } from '../../sdk/fields.ts';

export const pageIntroFields = {
  eyebrow: text('A few words above the headline that place the page.', { max: 60 }).optional(),
  headline: text('What the page is about.', { max: 110 }),
  lead: text('What a visitor finds on it, in one or two sentences.', { max: 400 }).optional(),
  actions: list(action('A button.'), 'One or two buttons; the first is the one you want.', { max: 2 }).optional(),
  back: link('A quiet link above the headline, to the page visitors come from.').optional(),
  tone: tone(),
};

export type PageIntroProps = ViewProps<typeof pageIntroFields>;
