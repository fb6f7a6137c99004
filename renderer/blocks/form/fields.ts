import { asideFields, placedFormFields } from '../../client/form/placed-form-fields.ts';
import { headline, type LayoutProps, rich, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

export const formFields = {
  badge: text('A short notice above the headline: a deadline, how many are left.', { max: 50 }).optional(),
  headline: headline('What the visitor gets for filling this in.', { max: 110 }).optional(),
  lead: rich('A sentence or two: what happens next, and how soon.', { max: 400 }).optional(),
  ...asideFields,
  ...placedFormFields,
  tone: tone(),
};

export const formLayouts = {
  split: 'The form on a sheet beside its text.',
  card: 'Form and text on one sheet.',
  plain: 'No sheet: the text above the form.',
};

export type FormProps = ViewProps<typeof formFields, { readonly source: string }> &
  LayoutProps<typeof formLayouts> &
  Ui<'close' | 'form'>;
