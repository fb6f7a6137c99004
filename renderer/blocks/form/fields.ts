import type { FormTexts } from '../../client/form/default-messages.ts';
import { asideFields, placedFormFields } from '../../client/form/placed-form-fields.ts';
import type { FromPage } from '../../client/form/sending-fields.ts';
import { headline, type LayoutProps, media, rich, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

export const formFields = {
  badge: text('A short notice above the headline: a deadline, how many are left.', { max: 50 }).optional(),
  headline: headline('What the visitor gets for filling this in.', { max: 110 }).optional(),
  lead: rich('A sentence or two: what happens next, and how soon.', { max: 400 }).optional(),
  ...asideFields,
  media: media(
    'A photo, or a picture drawn from data, beside the form; in the layout "cover", under everything.',
  ).optional(),
  ...placedFormFields,
  tone: tone(),
};

export const formLayouts = {
  split: 'The form on a sheet beside its text.',
  card: 'Form and text on one sheet.',
  plain: 'No sheet: the text above the form.',
  cover: 'The text on a picture across the whole window, beside it the form on a sheet.',
};

export type FormProps = ViewProps<typeof formFields, FromPage> &
  LayoutProps<typeof formLayouts> &
  Ui<FormTexts | 'media'>;
