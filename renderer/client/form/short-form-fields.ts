import { rich, shownWhen, text } from '../../sdk/fields.ts';
import { message, sendingFields } from './sending-fields.ts';

/** The fields of a form with one field and one button: what it says, where that is sent, and what follows. */
export const shortFormFields = {
  label: text('Label of the field.', { max: 80 }),
  button: text('Label of the button.', { max: 40 }),
  sending: shownWhen(
    'sending',
    text('Label of the button while it sends; "Sending…" by default, in the language of the page.', { max: 40 }),
  ).optional(),
  destinations: sendingFields.destinations,
  delivery: sendingFields.delivery,
  after: sendingFields.after,
  success: shownWhen(
    'sent',
    rich('The message in place of the form once the lead has arrived; a thank you by default.', { max: 200 }),
  ).optional(),
  toast: shownWhen('sent', message('Also shows a toast.')).optional(),
  failure: sendingFields.failure,
  invalid: shownWhen(
    'errors',
    text('The error under the field when its value is invalid. It has a default in the language of the page.', {
      max: 120,
    }),
  ).optional(),
};
