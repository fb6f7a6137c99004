import type { FormTexts } from '../../client/form/default-messages.ts';
import { leadFormFields } from '../../client/form/lead-form-fields.ts';
import { type FromPage, message, sendingFields } from '../../client/form/sending-fields.ts';
import {
  group,
  headline,
  link,
  media,
  number,
  rich,
  shownWhen,
  text,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

export const popupFields = {
  headline: headline('What the visitor gets for filling this in.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  media: media('A photo, or a picture drawn from data, below the headline.').optional(),
  ...leadFormFields,
  ...sendingFields,
  processing: shownWhen(
    'sending',
    text('Text above the progress bar, which runs for a second once the lead has arrived.', {
      max: 60,
    }),
  ).optional(),
  thanks: shownWhen(
    'sent',
    group(
      {
        title: text('The success message in a few words.', { max: 80 }),
        text: rich('What happens next, and when.', { max: 300 }).optional(),
        action: link(
          'What the visitor can do now. If this page has the section that the link points to, the popup closes and the page scrolls there.',
        ).optional(),
        toast: message('Also shows a toast.').optional(),
      },
      'What replaces the form once the lead has arrived; a thank you by default.',
    ),
  ).optional(),
  openAfter: number(
    'Opens the popup this many milliseconds after the page is shown, unless the visitor has already sent a form. By default only links open it.',
    {
      min: 0,
      max: 600_000,
    },
  ).optional(),
  closeLabel: text('Accessible name of the close button. Defaults to "Close".', {
    max: 40,
  }).optional(),
};

export type PopupProps = ViewProps<typeof popupFields, FromPage> & Ui<FormTexts | 'media'>;
