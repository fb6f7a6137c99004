import { leadFormFields } from '../../client/form/lead-form-fields.ts';
import { destination, number, text, type ViewProps } from '../../kit/index.ts';

export const popupFields = {
  headline: text('What a person gets for filling this in.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  ...leadFormFields,
  destination: destination('Where it is sent.'),
  openAfter: number(
    'Opens it by itself, this many milliseconds after the page is shown. It waits for links when left out.',
    {
      min: 0,
      max: 600_000,
    },
  ).optional(),
  closeLabel: text('What the close button is called for people who hear the page. "Close" when left out.', {
    max: 40,
  }).optional(),
};

export type PopupProps = ViewProps<typeof popupFields>;
