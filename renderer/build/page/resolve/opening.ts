import type { Opening, OpenSpan } from '../../../sdk/organization.ts';
import { minutesOf, type Span, weekOf } from '../../../site/opening-hours.ts';
import type { Contact } from '../../../site/organization.ts';

/** Returns the hours of a place in numbers; undefined if it has no usual hours. */
export function openingOf(
  { hours, closed = [], specialHours = [] }: Contact,
  timeZone: string | undefined,
): Opening | undefined {
  if (hours === undefined) return undefined;
  const byDate = new Map<string, OpenSpan[]>();
  for (const { date, ...span } of specialHours) byDate.set(date, [...(byDate.get(date) ?? []), minutes(span)]);
  const special = [
    ...[...byDate].map(([date, spans]) => [date, date, spans] as const),
    ...closed.map((entry) => {
      const { from, to } = typeof entry === 'string' ? { from: entry, to: entry } : entry;
      return [from, to, []] as const;
    }),
  ];
  return { week: weekOf(hours).map((spans) => spans.map(minutes)), ...(special.length > 0 && { special }), timeZone };
}

function minutes({ opens, closes, nextDay }: Span): OpenSpan {
  return [minutesOf(opens), minutesOf(closes) + (nextDay ? 24 * 60 : 0)];
}
