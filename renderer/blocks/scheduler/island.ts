import { campaignLink } from '../../client/attribution/campaign-link.ts';
import { emit } from '../../client/bus.ts';
import type { Embed } from '../../client/embed/embed-fields.ts';
import { facade } from '../../client/embed/facade.ts';
import { scheduler } from '../../sdk/ui-text/english/scheduler.ts';
import type { MessageNames } from './fields.ts';
import { readMessage } from './read-message.ts';

interface CalendarProps extends Embed {
  readonly title: string;
  readonly messages?: MessageNames;
}

/** Bookings that were counted: by what tells them apart, or by the calendar that they were made in. */
const counted = new Set<unknown>();

/** Hands the campaign on to whoever takes the booking, and has the link show the calendar where there is one to show. */
export default function openBooking(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a[target]');
  if (!link) return;
  // They may learn which campaign it comes of, and nothing else.
  link.href = campaignLink(link.href);
  const place = root.querySelector<HTMLElement>('.embed');
  if (place && root.dataset.props) showCalendar(link, place, JSON.parse(root.dataset.props));
}

/** Shows the calendar in place of its drawing, as high as it wants to be, and tells of every booking once. */
function showCalendar(link: HTMLAnchorElement, place: HTMLElement, { messages = {}, ...props }: CalendarProps): void {
  let tallest = 0;
  facade({
    ...scheduler,
    ...props,
    src: campaignLink(props.src),
    link,
    place,
    above: link,
    allow: 'fullscreen',
    onMessage(data) {
      const { booked, booking, height } = readMessage(data, messages);
      // It only grows: what stands below it is not moved at every step of a booking.
      if (height !== undefined && height > tallest) {
        tallest = height;
        place.style.minBlockSize = `${height}px`;
      }
      const which = booking ?? place;
      if (!booked || counted.has(which)) return;
      counted.add(which);
      emit('track', { name: 'Schedule' });
    },
  });
}
