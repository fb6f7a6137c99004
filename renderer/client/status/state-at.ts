import type { Opening, OpenSpan } from '../../sdk/organization.ts';

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
