import { defineBlock } from '../../sdk/index.ts';
import { CountdownView, countdownFields, countdownLayouts } from './view.tsx';

export const countdown = defineBlock({
  type: 'countdown',
  description: 'The time that is left until a day that is the same for everybody.',
  fields: countdownFields,
  layouts: countdownLayouts,
  View: CountdownView,
  ui: ({ countdown }) => ({ countdown }),
  fromPage: ({ timeZone }, { until }) => ({
    ends: timeZone === undefined || until.day === '' ? undefined : endOfDay(until.day, timeZone),
  }),
  examples: {
    'A sale, in one line': {
      headline: 'Every rose at half its price',
      text: 'Bare roots, dug up this week.',
      until: '2098-03-31',
      after: 'The sale is over. The roses are in the ground.',
      actions: [{ label: 'See the roses', href: '/' }],
      tone: 'tint',
    },
    'An opening, large': {
      headline: 'The new glasshouse opens',
      text: 'With tea, and a tour for the first fifty.',
      until: '2098-04-18',
      after: 'The glasshouse is open. Come in.',
      layout: 'large',
      actions: [{ label: 'How to find us', href: '/' }],
    },
  },
});

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns when a day (`YYYY-MM-DD`) ends in a time zone, in milliseconds since 1970. */
export function endOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) + day;
  // The offset at the end differs from that of a first guess if clocks change that day.
  return midnight - offsetAt(midnight - offsetAt(midnight, timeZone), timeZone);
}

/** How far the clocks of a time zone are ahead of UTC at a time. */
function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: date, hour, minute: minutes } = parts;
  return Date.UTC(year, month - 1, date, hour, minutes) - Math.floor(time / minute) * minute;
}
