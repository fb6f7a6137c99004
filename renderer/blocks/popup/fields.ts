import { leadFormFields } from '../../client/form/lead-form-fields.ts';
import { message, sendingFields } from '../../client/form/sending-fields.ts';
import { group, link, number, text, type Ui, type ViewProps } from '../../sdk/index.ts';

export const popupFields = {
  headline: text('What a person gets for filling this in.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  ...leadFormFields,
  ...sendingFields,
  processing: text('What stands over the bar that runs for a second once the lead has arrived.', {
    max: 60,
  }).optional(),
  thanks: group(
    {
      title: text('The good news in a few words.', { max: 80 }),
      text: text('What happens next, and when.', { max: 300 }).optional(),
      action: link(
        'What a person can do now. Where it leads to a place that this page has too, the popup closes and the page goes there.',
      ).optional(),
      toast: message('A short message over the page as well.').optional(),
    },
    'What takes the place of the form once a lead has arrived.',
  ),
  openAfter: number(
    'Opens it by itself, this many milliseconds after the page is shown; not again once a person has sent something. It waits for links when left out.',
    {
      min: 0,
      max: 600_000,
    },
  ).optional(),
  closeLabel: text('What the close button is called for people who hear the page. "Close" when left out.', {
    max: 40,
  }).optional(),
};

export type PopupProps = ViewProps<typeof popupFields, { readonly source: string }> & Ui<'close' | 'form'>;
