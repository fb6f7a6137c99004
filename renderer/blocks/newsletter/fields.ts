import { message, sendingFields } from '../../client/form/sending-fields.ts';
import { text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

export const newsletterFields = {
  headline: text('What a subscriber gets.', { max: 120 }),
  text: text('A sentence or two: what comes, how often, and that leaving is easy.', { max: 400 }).optional(),
  label: text('Label of the e-mail field.', { max: 80 }),
  button: text('What happens next, as the button says it.', { max: 40 }),
  sending: text('What the button says while it sends; nothing new when left out.', { max: 40 }).optional(),
  destinations: sendingFields.destinations,
  delivery: sendingFields.delivery,
  success: text('What a person reads once they are subscribed.', { max: 200 }),
  toast: message('A short message over the page as well.').optional(),
  failure: sendingFields.failure,
  invalid: text('What stands under the field when its address cannot be used.', { max: 120 }),
  tone: tone(),
};

export type NewsletterProps = ViewProps<typeof newsletterFields, { readonly source: string }> & Ui<'close' | 'form'>;
