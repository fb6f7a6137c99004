import type { FormTexts } from '../../client/form/default-messages.ts';
import { type FromPage, message, sendingFields } from '../../client/form/sending-fields.ts';
import { headline, type LayoutProps, rich, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

export const newsletterFields = {
  headline: headline('What a subscriber gets.', { max: 120 }),
  text: rich('A sentence or two: what subscribers get, how often, and that unsubscribing is easy.', {
    max: 400,
  }).optional(),
  label: text('Label of the e-mail field.', { max: 80 }),
  button: text('Label of the button.', { max: 40 }),
  sending: text('Label of the button while it sends; "Sending…" by default, in the language of the page.', {
    max: 40,
  }).optional(),
  destinations: sendingFields.destinations,
  delivery: sendingFields.delivery,
  after: sendingFields.after,
  success: rich('The message once the visitor has subscribed; a thank you by default.', { max: 200 }).optional(),
  toast: message('Also shows a toast.').optional(),
  failure: sendingFields.failure,
  invalid: text(
    'The error under the field when the address is invalid. It has a default in the language of the page.',
    { max: 120 },
  ).optional(),
  tone: tone(),
};

export const newsletterLayouts = {
  plain: 'The words beside the field.',
  line: 'A thin band with small words.',
  panel: 'In the middle of a sheet that does not reach the edges of the window.',
};

export type NewsletterProps = ViewProps<typeof newsletterFields, FromPage> &
  LayoutProps<typeof newsletterLayouts> &
  Ui<FormTexts>;
