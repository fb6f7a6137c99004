import { leadFormFields } from '../../client/form/lead-form-fields.ts';
import { message, messageFields, sendingFields } from '../../client/form/sending-fields.ts';
import {
  choice,
  either,
  flag,
  headline,
  link,
  list,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

const toast = message('Also shows a toast.').optional();

export const formFields = {
  badge: text('A short notice above the headline: a deadline, how many are left.', { max: 50 }).optional(),
  headline: headline('What the visitor gets for filling this in.', { max: 110 }).optional(),
  lead: rich('A sentence or two: what happens next, and how soon.', { max: 400 }).optional(),
  ...leadFormFields,
  ...sendingFields,
  destinations: sendingFields.destinations.optional(),
  success: either(
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
    'What the visitor sees once the lead has arrived: a panel in place of the form, a dialog, or a toast. A dialog or a toast leaves an empty form behind.',
  ).optional(),
  failure: sendingFields.failure.optional(),
  inert: flag('Only shows the form: its button is disabled and sends nothing.').meta({ inert: true }).optional(),
  layout: choice(
    'How text and form are arranged: "split" puts the form on a sheet beside the text, "card" puts both on one sheet, "plain" uses no sheet. Defaults to "split".',
    ['plain', 'card', 'split'],
  ).optional(),
  tone: tone(),
};

export type FormProps = ViewProps<typeof formFields, { readonly source: string }> & Ui<'close' | 'form'>;
