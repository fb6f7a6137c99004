import type { Section } from 'frontage';

/** The calendar of every page. Its parameters and messages follow Calendly's documentation of inline embeds. */
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
