import { statusStyles } from '../../sdk/hours/hours.tsx';
import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { ContactDetailsView, contactDetailsFields, contactDetailsLayouts } from './view.tsx';

export const contactDetails = defineBlock({
  type: 'contactDetails',
  description: 'Phone, text, e-mail, address and hours: how and when to get in touch.',
  fields: contactDetailsFields,
  layouts: contactDetailsLayouts,
  View: ContactDetailsView,
  needs: { map: { field: 'media', only: true } },
  ui: ({ contactDetails, hours, locale, media, status }) => ({ contactDetails, hours, locale, media, status }),
  styles: ({ organization, hours, status, media, layout }) => [
    ...(organization?.hours && !hours ? (['hours', ...statusStyles(status ? organization : undefined)] as const) : []),
    ...(layout === 'cards' ? (['cards'] as const) : []),
    ...mediaStyles([media]),
  ],
  pictures: { media: { boxes: byViewport({ 0: 1, '60rem': 1 / 2 }), ratio: '1/1', fit: 'cover' } },
  examples: {
    'Every way': {
      headline: 'Somebody answers, every time',
      lead: 'Call while you stand in front of the boat, or write when you are home again.',
      phone: '+1 555 010 0142',
      sms: { label: 'Send a photograph by text', href: 'sms:+15550100142' },
      email: 'yard@example.com',
      address: ['Slip 4, North Basin', 'Port Avery'],
      hours: [
        { days: 'Monday to Friday', hours: '8 am – 5 pm' },
        { days: 'Saturday', hours: '9 am – noon' },
        { days: 'Sunday', hours: 'closed' },
      ],
      note: 'We answer letters within a day.',
      actions: [{ label: 'Ask for a berth', href: '/' }],
    },
    'A text message alone': {
      headline: 'Send us a text',
      sms: { label: 'Text (555) 010-0142', href: 'sms:+15550100142' },
      labels: { sms: 'By phone' },
      tone: 'ink',
    },
    'With a picture of the place': {
      layout: 'map',
      headline: 'Behind the chandlery, up the iron stairs',
      lead: 'Ring twice. If the tide is in, come round by the lock.',
      phone: '+1 555 010 0142',
      email: 'loft@example.com',
      address: ['2 Ropewalk', 'Port Avery'],
      hours: [
        { days: 'Monday to Friday', hours: '8 am – 5 pm' },
        { days: 'Saturday', hours: '9 am – noon' },
      ],
      media: {
        kind: 'picture',
        src: 'sample-ropewalk.jpg',
        alt: 'A brick building beside a lock, with iron stairs at its end',
        focus: { x: 0.6, y: 0.5 },
        caption: 'The stairs are at the end with the crane.',
      },
    },
    Cards: {
      layout: 'cards',
      tone: 'tint',
      headline: 'Come in, or call first',
      phone: '+1 555 010 0142',
      email: 'hello@example.com',
      address: ['4 Quay Street', 'Port Avery'],
      hours: [
        { days: 'Tuesday to Friday', hours: '8 am – 6 pm' },
        { days: 'Saturday', hours: '8 am – 1 pm' },
      ],
      note: 'On Mondays the oven rests.',
    },
  },
});
