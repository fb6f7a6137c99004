import { didYouMean } from '../sdk/suggest.ts';

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof days)[number];

/** The days in schema.org's words, in the order of {@link days}. */
export const dayNames: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** Hours of one day: `09:00` to `17:30`. With `nextDay`, they end on the next day. */
export interface Span {
  readonly opens: string;
  readonly closes: string;
  readonly nextDay?: boolean | undefined;
}

interface Hours extends Span {
  readonly days: string | readonly string[];
}

/** Parses `mon` or `mon-fri` into indexes of {@link days}; `sat-mon` goes over the end of the week. */
export function readDays(written: string): readonly number[] | { readonly suggestion: string } {
  const [first = '', last = first, ...more] = written.split('-');
  const [from, to] = [first, last].map((name) => (days as readonly string[]).indexOf(name)) as [number, number];
  if (from >= 0 && to >= 0 && more.length === 0) {
    const count = ((to - from + 7) % 7) + 1;
    return Array.from({ length: count }, (_, offset) => (from + offset) % 7);
  }
  const meant = written
    .toLowerCase()
    .split(/\s*(?:-|–|—|\bto\b)\s*/)
    .map((name) => days.find((day) => name.trim().slice(0, 3) === day));
  if (meant.length <= 2 && meant.every((name) => name !== undefined))
    return { suggestion: `Write "${meant.join('-')}".` };
  return { suggestion: didYouMean(written, days, 'day') };
}

/** Returns the hours of each day, from Monday on, in the order of the day. Hours must be valid. */
export function weekOf(hours: readonly Hours[]): readonly (readonly Span[])[] {
  const week: Span[][] = days.map(() => []);
  for (const { days: written, ...span } of hours) {
    for (const part of typeof written === 'string' ? [written] : written) {
      const read = readDays(part);
      if ('suggestion' in read) continue;
      for (const day of read) week[day]?.push(span);
    }
  }
  return week.map((spans) => spans.sort((a, b) => (a.opens < b.opens ? -1 : 1)));
}

/** Returns the minutes since midnight of a time, `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A minute of the week at which two hours overlap, with both of them. */
export interface Overlap {
  /** Index of the entry among the written hours. */
  readonly entry: number;
  readonly day: number;
  readonly other: Span & { readonly day: number };
}

/** Finds the first hours of a week that begin before others end. Hours after Sunday's midnight meet those of Monday. */
export function overlapIn(hours: readonly Hours[]): Overlap | undefined {
  const minutesOfWeek = 7 * 24 * 60;
  const all = hours.flatMap((written, entry) =>
    weekOf([written]).flatMap((spans, day) =>
      spans.map((span) => {
        const start = day * 24 * 60 + minutesOf(span.opens);
        const end = day * 24 * 60 + minutesOf(span.closes) + (span.nextDay ? 24 * 60 : 0);
        return { entry, day, span, start, end };
      }),
    ),
  );
  all.sort((a, b) => a.start - b.start || a.entry - b.entry);
  const [first] = all;
  for (const [index, one] of all.entries()) {
    const next = all[index + 1] ?? (first && { ...first, start: first.start + minutesOfWeek });
    if (next === undefined || one.end <= next.start) continue;
    const [entry, other] = next.entry >= one.entry ? [next, one] : [one, next];
    return { entry: entry.entry, day: entry.day, other: { ...other.span, day: other.day } };
  }
  return undefined;
}
