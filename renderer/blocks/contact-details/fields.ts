import {
  action,
  flag,
  group,
  headline,
  type LayoutProps,
  link,
  list,
  media,
  organization,
  phone,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

const label = (fallback: string) => text(`Label above it. Defaults to "${fallback}".`, { max: 40 }).optional();

export const contactDetailsFields = {
  headline: headline('What happens when a visitor gets in touch.', { max: 110 }),
  lead: rich('A sentence or two below the headline.', { max: 400 }).optional(),
  organization: organization(
    'Shows phone, e-mail, address and hours of `organization`: `true`, or the name of a location. Fields written here win.',
  ).optional(),
  status: flag('Says above the hours of `organization` whether it is open now.').optional(),
  phone: phone('The number to call.').optional(),
  sms: link('A link that starts a text message: { label, href: "sms:…" }.').optional(),
  email: text('The e-mail address to write to.', { max: 120 }).optional(),
  address: list(text('A line of the address.', { max: 80 }), 'The postal address, line by line.', {
    max: 6,
  }).optional(),
  hours: list(
    group(
      {
        days: text('Which days: "Mon–Fri".', { max: 40 }),
        hours: text('The hours: "9 am – 5 pm", or "closed".', { max: 40 }),
      },
      'Days with the same hours.',
    ),
    'The hours when you answer.',
    { max: 7 },
  ).optional(),
  labels: group(
    {
      phone: label('Call'),
      sms: label('Text'),
      email: label('Write'),
      address: label('Visit'),
      hours: label('Hours'),
    },
    'Labels above the contact details.',
  ).optional(),
  media: media('A photo of the place, or a picture drawn from data, in the layout "map".').optional(),
  note: rich('Small print at the end: how soon you answer.', { max: 300 }).optional(),
  actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  tone: tone(),
};

export const contactDetailsLayouts = {
  rows: 'Rows beside the headline.',
  map: 'Rows below the headline, beside them a picture of the place.',
  cards: 'Cards in even rows below the headline.',
};

export type ContactDetailsProps = ViewProps<typeof contactDetailsFields> &
  LayoutProps<typeof contactDetailsLayouts> &
  Ui<'contactDetails' | 'hours' | 'locale' | 'media' | 'status'>;
