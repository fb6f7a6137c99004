import { headline, link, number, rich, text, type Ui, type ViewProps } from '../../sdk/index.ts';
import type { Pixels } from '../../sdk/pixels.ts';

export const consentFields = {
  headline: headline('The question, in a few words. Defaults to "May we count this visit?".', { max: 80 }).optional(),
  text: rich('Who gets which data, and why. Defaults to a sentence that names the services.', {
    max: 400,
  }).optional(),
  accept: text('Label of the button that agrees. Defaults to "Accept".', { max: 30 }).optional(),
  reject: text('Label of the button that declines. Defaults to "Reject".', { max: 30 }).optional(),
  choices: text('Label of the button at the end of every page that asks again. Defaults to "Privacy choices".', {
    max: 40,
  }).optional(),
  privacy: link('Link to the page that says how the data is used.').optional(),
  days: number('Days until a choice expires and visitors are asked again. Defaults to 180.', {
    min: 1,
    max: 395,
  }).optional(),
};

export type ConsentProps = ViewProps<typeof consentFields, { readonly pixels: Pixels }> & Ui<'locale' | 'consent'>;
