import { either, flag, link, list, rich, shownWhen, text } from '../../sdk/fields.ts';
import { leadFormFields } from './lead-form-fields.ts';
import { message, messageFields, sendingFields } from './sending-fields.ts';

const toast = message('Also shows a toast.').optional();

const { points, pointsTitle, numbered, contact, ...ownFields } = leadFormFields;

/** What is beside a form: a few points, and other ways to get in touch. */
export const asideFields = { points, pointsTitle, numbered, contact };

/** The fields of a form that a block places in a section: what it asks, where that is sent, and what follows. */
export const placedFormFields = {
  ...ownFields,
  ...sendingFields,
  destinations: sendingFields.destinations.optional(),
  success: shownWhen(
    'sent',
    either(
      {
        panel: {
          title: text('The success message in a few words.', { max: 80 }),
          text: rich('What happens next, and when.', { max: 300 }).optional(),
          actions: list(link('Where the visitor can go from here.'), 'Buttons below it.', { max: 2 }).optional(),
          toast,
        },
        dialog: {
          title: text('The success message in a few words.', { max: 80 }),
          text: rich('What happens next, and when.', { max: 300 }).optional(),
          action: link('What the visitor should do now. Opens in a new tab.'),
          dismiss: text('Label of the button that goes back to the page.', { max: 40 }),
          toast,
        },
        toast: messageFields,
      },
      'What the visitor sees once the lead has arrived: a panel in place of the form, a dialog, or a toast. A dialog or a toast leaves an empty form behind. By default, a panel that says thank you.',
    ),
  ).optional(),
  inert: flag('Only shows the form: its button is disabled and sends nothing.').meta({ inert: true }).optional(),
};
