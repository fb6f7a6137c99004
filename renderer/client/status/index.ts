import type { Opening, OpenSpan } from '../../sdk/organization.ts';
import { status } from '../../sdk/ui-text/english/status.ts';

type StatusProps = Opening & Partial<typeof status>;

/** Says whether the business is open now and when that changes, in place of its usual hours. */
export default function showStatus(root: HTMLElement): void {
  const props: StatusProps = JSON.parse(root.dataset.props ?? '{}');
  const show = () => {
    root.dataset.state = sayNow(root, props);
  };
  show();
  setInterval(show, 60_000);
  // Timers of a hidden page may be late by hours.
  addEventListener('visibilitychange', show);
}

function sayNow(root: HTMLElement, props: StatusProps): string {
  const { lang } = document.documentElement;
  const text = { ...status, ...props };
  const now = new Intl.DateTimeFormat('sv', { timeZone: props.timeZone, dateStyle: 'short', timeStyle: 'short' });
  // Swedish writes dates as ISO 8601 does: `2027-05-31 17:05`.
  const [date = '', hour = 0, minute = 0] = now.format().split(/[ :]/);
  const state = stateAt(props, date, +hour * 60 + +minute);
  const format = (minutes: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(Date.parse(date) + minutes * 60_000);
  // On clocks of 24 hours, all times have two digits for the hour.
  const { hour12 } = new Intl.DateTimeFormat(lang, { hour: 'numeric' }).resolvedOptions();
  const clock = (minutes: number) => format(minutes, { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' });
  if (state.isOpen) {
    root.textContent = state.until === undefined ? text.allDay : text.open.replace('{time}', clock(state.until));
    return 'open';
  }
  const { opens, inDays = 0 } = state;
  const day =
    inDays === 1
      ? new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(1, 'day')
      : format(inDays * 1440, inDays < 7 ? { weekday: 'long' } : { dateStyle: 'long' });
  root.textContent =
    opens === undefined
      ? text.closed
      : (inDays === 0 ? text.later : text.next).replace('{day}', day).replace('{time}', clock(opens));
  return 'closed';
}

/** Whether a business is open, and when that changes; times are minutes of the day, days are counted from today. */
export type OpeningState =
  /** Without an end it is open day and night. */
  | { readonly isOpen: true; readonly until?: number }
  | { readonly isOpen: false; readonly opens?: number; readonly inDays?: number };

const dayMinutes = 24 * 60;

/** Returns the state at a date and minute of the business's own clock. Looks two weeks ahead. */
export function stateAt({ week, special = [] }: Opening, date: string, minute: number): OpeningState {
  const midnight = Date.parse(date);
  const spans: OpenSpan[] = [];
  for (let offset = -1; offset < 15; offset += 1) {
    const day = new Date(midnight + offset * dayMinutes * 60_000);
    const name = day.toISOString().slice(0, 10);
    const other = special.find(([from, to]) => from <= name && name <= to);
    for (const [opens, closes] of other?.[2] ?? week[(day.getUTCDay() + 6) % 7] ?? [])
      spans.push([opens + offset * dayMinutes, closes + offset * dayMinutes]);
  }
  let until = minute;
  // Hours that go on over midnight are two spans.
  for (const [opens, closes] of spans) if (opens <= until && until < closes) until = closes;
  if (until > minute + dayMinutes) return { isOpen: true };
  if (until > minute) return { isOpen: true, until: until % dayMinutes };
  const next = spans.find(([opens]) => opens > minute)?.[0];
  if (next === undefined) return { isOpen: false };
  return { isOpen: false, opens: next % dayMinutes, inDays: Math.floor(next / dayMinutes) };
}
