import { link, number, text, type Ui, type ViewProps } from '../../sdk/index.ts';
import type { Pixels } from '../../sdk/pixels.ts';

export const consentFields = {
  headline: text('What is asked, in a few words. "May we count this visit?" when left out.', { max: 80 }).optional(),
  text: text('Who learns what, and what for. A sentence that names those who do when left out.', {
    max: 400,
  }).optional(),
  accept: text('The button that agrees. "Accept" when left out.', { max: 30 }).optional(),
  reject: text('The button that does not. "Reject" when left out.', { max: 30 }).optional(),
  choices: text('The button at the end of every page that asks again. "Privacy choices" when left out.', {
    max: 40,
  }).optional(),
  privacy: link('The page that says what happens to what is learned.').optional(),
  days: number('Days that a choice holds; then it is asked again. 180 when left out.', { min: 1, max: 395 }).optional(),
};

export type ConsentProps = ViewProps<typeof consentFields, { readonly pixels: Pixels }> & Ui<'locale' | 'consent'>;
