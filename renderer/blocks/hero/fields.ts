import type { FormTexts } from '../../client/form/default-messages.ts';
import { placedFormFields } from '../../client/form/placed-form-fields.ts';
import type { FromPage } from '../../client/form/sending-fields.ts';
import type { LayoutProps, Ui, ViewProps } from '../../sdk/block.ts';
import { action, flag, group, headline, href, list, number, organization, rich, text } from '../../sdk/fields.ts';
import { logoItems } from '../../sdk/logos/field.ts';
import { media } from '../../sdk/media/index.ts';
import { tone } from '../../sdk/tones/field.ts';

export const heroFields = {
  eyebrow: text('A few words above the headline that say who it is for, or where.', { max: 60 }).optional(),
  badge: text('A short notice beside the eyebrow: an award, a deadline.', { max: 50 }).optional(),
  headline: headline('The promise, in one sentence.', { max: 110 }),
  lead: rich('How you keep it, in one or two sentences.', { max: 400 }).optional(),
  actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  rating: group(
    {
      stars: number('How many stars, 0 to 5.', { min: 0, max: 5 }),
      text: text('Where they come from: "4.9 from 212 reviews". Use facts for the numbers.', { max: 80 }),
      href: href('Where visitors can read the reviews.').optional(),
    },
    'What customers say, in one line under the buttons.',
  ).optional(),
  points: list(rich('A reason in a few words.', { max: 80 }), 'Short proofs under the buttons.', { max: 4 }).optional(),
  logos: group(
    {
      label: text('A few words above them: "Trusted by".', { max: 60 }).optional(),
      items: logoItems('The organizations.', { max: 6 }),
      oneColour: flag('Shows all logos in the colour of the text. They need a transparent ground.').optional(),
    },
    'A short row of logos below the buttons.',
  ).optional(),
  status: organization(
    'Says below the buttons whether the business is open now: `true`, or the name of a location. It needs `hours` in `organization`.',
  ).optional(),
  media: media('A photo, or a picture drawn from data, beside the text.').optional(),
  form: group(placedFormFields, 'A form in place of the media, for the layout "form".').optional(),
  tone: tone(),
};

export const heroLayouts = {
  split: 'The words at the start of the line, the media at its end.',
  flip: 'The media at the start of the line, the words at its end.',
  upright: 'The words at the start of the line, a tall picture at its end.',
  wide: 'The headline in one line across the page, the other words around it, the media across the page below.',
  sheet: 'Words and media together in the frame of the theme, like a printed sheet.',
  centred: 'The words in the middle, the media below them.',
  form: 'The words beside a form on a sheet.',
  poster: 'A huge headline, and below it a picture from edge to edge of the window.',
  stack: 'The media above the words.',
  cover: 'The words on a picture across the whole window.',
};

export type HeroProps = ViewProps<typeof heroFields, Partial<FromPage>> &
  LayoutProps<typeof heroLayouts> &
  Ui<FormTexts | 'media' | 'hours' | 'status'>;
