import { campaignLink } from '../../client/attribution/campaign-link.ts';
import { emit } from '../../client/bus.ts';
import type { Embed } from '../../client/embed/embed-fields.ts';
import { facade } from '../../client/embed/facade.ts';
import { scheduler } from '../../sdk/ui-text/english/scheduler.ts';
import { readMessage } from './read-message.ts';
import type { MessageNames } from './view.tsx';

interface CalendarProps extends Embed {
  readonly title: string;
  readonly messages?: MessageNames;
}

/** Bookings that were counted: by their id, or by their calendar if it sends no ids. */
const counted = new Set<unknown>();

/** Passes the campaign on to the booking service, and makes the link show the embedded calendar, if there is one. */
export default function openBooking(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a[target]');
  if (!link) return;
  // The booking service learns the campaign and nothing else.
  link.href = campaignLink(link.href);
  const place = root.querySelector<HTMLElement>('.embed');
  if (place && root.dataset.props) showCalendar(link, place, JSON.parse(root.dataset.props));
}

/** Shows the calendar in place of its drawing, as high as it asks to be, and reports every booking once. */
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
      // It only grows, so that content below it does not move at every step of a booking.
      if (height !== undefined && height > tallest) {
        tallest = height;
        place.style.minBlockSize = `${height}px`;
      }
      const id = booking ?? place;
      if (!booked || counted.has(id)) return;
      counted.add(id);
      // What asked for it is obsolete now.
      place.dataset.booked = '';
      emit('track', { name: 'Schedule' });
    },
  });
}
