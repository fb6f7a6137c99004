import { action, group, link, list, phone, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

const label = (words: string) => text(`What stands above it; "${words}" when left out.`, { max: 40 }).optional();

export const contactDetailsFields = {
  headline: text('What happens when somebody gets in touch.', { max: 110 }),
  lead: text('A sentence or two below the headline.', { max: 400 }).optional(),
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
        hours: text('From when to when, or "closed".', { max: 40 }),
      },
      'Days with the same hours.',
    ),
    'When somebody answers.',
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
    'What stands above each way to get in touch.',
  ).optional(),
  note: text('Small print at the end: how soon somebody answers.', { max: 300 }).optional(),
  actions: list(action('A button.'), 'One or two buttons; the first is the one you want.', { max: 2 }).optional(),
  tone: tone(),
};

export type ContactDetailsProps = ViewProps<typeof contactDetailsFields> & Ui<'contactDetails'>;
