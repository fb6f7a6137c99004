import type { Section } from 'frontage';

/** The calendar that every page shows. Its parameters and messages are those that Calendly documents for inline embeds. */
export const bookingCalendar = {
  src: '{{facts.bookingPage}}?embed_type=Inline',
  hostParameter: 'embed_domain',
  greets: true,
  messages: {
    booked: 'calendly.event_scheduled',
    booking: 'payload.invitee.uri',
    resized: 'calendly.page_height',
    height: 'payload.height',
  },
} satisfies Section<'scheduler'>['embed'];
