import type { FormTexts } from '../../client/form/default-messages.ts';
import type { FromPage } from '../../client/form/sending-fields.ts';
import { shortFormFields } from '../../client/form/short-form-fields.ts';
import { headline, type LayoutProps, rich, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

export const newsletterFields = {
  headline: headline('What a subscriber gets.', { max: 120 }),
  text: rich('A sentence or two: what subscribers get, how often, and that unsubscribing is easy.', {
    max: 400,
  }).optional(),
  ...shortFormFields,
  tone: tone(),
};

export const newsletterLayouts = {
  plain: 'The words beside the field.',
  line: 'A thin band with small words.',
  letter: 'Framed from edge to edge of the page, as a letter card: words, a line, then the field.',
  panel: 'In the middle of a sheet that does not reach the edges of the window.',
};

export type NewsletterProps = ViewProps<typeof newsletterFields, FromPage> &
  LayoutProps<typeof newsletterLayouts> &
  Ui<FormTexts>;
