import { defineBlock } from '../../sdk/index.ts';
import { contactDetailsFields } from './fields.ts';
import { ContactDetailsView } from './view.tsx';

export const contactDetails = defineBlock({
  type: 'contactDetails',
  description: 'Phone, text, e-mail, address and hours: how and when to get in touch.',
  fields: contactDetailsFields,
  View: ContactDetailsView,
  ui: ({ contactDetails }) => ({ contactDetails }),
  verbatim: true,
  styles: ({ organization, hours }) => (organization?.hours && !hours ? ['hours'] : []),
  examples: [
    {
      name: 'Every way',
      props: {
        headline: 'Somebody answers, every time',
        lead: 'Call while you stand in front of the boat, or write when you are home again.',
        phone: '(555) 010-0142',
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
    },
    {
      name: 'A text message alone',
      props: {
        headline: 'Send us a text',
        sms: { label: 'Text (555) 010-0142', href: 'sms:+15550100142' },
        labels: { sms: 'By phone' },
        tone: 'ink',
      },
    },
  ],
});
