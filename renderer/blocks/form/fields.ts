import { leadFormFields } from '../../client/form/lead-form-fields.ts';
import { message, messageFields, sendingFields } from '../../client/form/sending-fields.ts';
import { choice, either, flag, link, list, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

const toast = message('A short message over the page as well.').optional();

export const formFields = {
  badge: text('A short notice above the headline: a deadline, how many are left.', { max: 50 }).optional(),
  headline: text('What a person gets for filling this in.', { max: 110 }).optional(),
  lead: text('A sentence or two: what happens with it, and how soon.', { max: 400 }).optional(),
  ...leadFormFields,
  ...sendingFields,
  destinations: sendingFields.destinations.optional(),
  success: either(
    {
      panel: {
        title: text('The good news in a few words.', { max: 80 }),
        text: text('What happens next, and when.', { max: 300 }).optional(),
        actions: list(link('Where a person can go from here.'), 'Buttons below it.', { max: 2 }).optional(),
        toast,
      },
      dialog: {
        title: text('The good news in a few words.', { max: 80 }),
        text: text('What happens next, and when.', { max: 300 }).optional(),
        action: link('What a person should do now; opens in a new tab.'),
        dismiss: text('What the button says that goes back to the page.', { max: 40 }),
        toast,
      },
      toast: messageFields,
    },
    'What a person sees once a lead has arrived: a panel in place of the form, a dialog over an empty form, or a short message over the page and an empty form.',
  ).optional(),
  failure: sendingFields.failure.optional(),
  inert: flag('A form that is there to be seen only: its button does nothing and says so.')
    .meta({ inert: true })
    .optional(),
  layout: choice(
    'How words and form stand: "split" puts the form on a sheet beside the words, "card" puts both on one sheet, "plain" none. "split" when left out.',
    ['plain', 'card', 'split'],
  ).optional(),
  tone: tone(),
};

export type FormProps = ViewProps<typeof formFields, { readonly source: string }> & Ui<'close' | 'form'>;
