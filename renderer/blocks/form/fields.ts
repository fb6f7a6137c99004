import { leadFormFields } from '../../client/form/lead-form-fields.ts';
import { choice, destination, flag, text, tone, type ViewProps } from '../../kit/index.ts';

export const formFields = {
  badge: text('A short notice above the headline: a deadline, how many are left.', { max: 50 }).optional(),
  headline: text('What a person gets for filling this in.', { max: 110 }).optional(),
  lead: text('A sentence or two: what happens with it, and how soon.', { max: 400 }).optional(),
  ...leadFormFields,
  destination: destination('Where it is sent. Only an inert form has none.').optional(),
  inert: flag('A form that is there to be seen only: its button does nothing and says so.').optional(),
  layout: choice(
    'How words and form stand: "split" puts the form on a sheet beside the words, "card" puts both on one sheet, "plain" none. "split" when left out.',
    ['plain', 'card', 'split'],
  ).optional(),
  tone: tone(),
};

export type FormProps = ViewProps<typeof formFields>;
