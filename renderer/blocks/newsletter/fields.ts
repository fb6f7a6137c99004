import { destination, text, tone, type ViewProps } from '../../kit/index.ts';

export const newsletterFields = {
  headline: text('What a subscriber gets.', { max: 120 }),
  text: text('A sentence or two: what comes, how often, and that leaving is easy.', { max: 400 }).optional(),
  label: text('Label of the e-mail field.', { max: 80 }),
  button: text('What happens next, as the button says it.', { max: 40 }),
  sending: text('What the button says while it sends; nothing new when left out.', { max: 40 }).optional(),
  destination: destination('Where subscribers are sent.'),
  success: text('What a person reads once they are subscribed.', { max: 200 }),
  failure: text('What a person reads when sending fails: name another way, such as a phone number or an address.', {
    max: 300,
  }),
  invalid: text('What stands under the field when its address cannot be used.', { max: 120 }),
  tone: tone(),
};

export type NewsletterProps = ViewProps<typeof newsletterFields>;
