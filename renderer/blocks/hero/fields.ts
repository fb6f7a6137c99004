import type { Ui, ViewProps } from '../../sdk/block.ts';
import { action, headline, list, rich, text } from '../../sdk/fields.ts';
import { media } from '../../sdk/media/index.ts';
import { tone } from '../../sdk/tones/field.ts';

export const heroFields = {
  eyebrow: text('A few words above the headline that say who it is for, or where.', { max: 60 }).optional(),
  badge: text('A short notice beside the eyebrow: an award, a deadline.', { max: 50 }).optional(),
  headline: headline('The promise, in one sentence.', { max: 110 }),
  lead: rich('How you keep it, in one or two sentences.', { max: 400 }).optional(),
  actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  points: list(rich('A reason in a few words.', { max: 80 }), 'Short proofs under the buttons.', { max: 4 }).optional(),
  media: media('A picture that proves the promise, drawn from data and shown beside the text.').optional(),
  tone: tone(),
};

export type HeroProps = ViewProps<typeof heroFields> & Ui<'locale' | 'media'>;
