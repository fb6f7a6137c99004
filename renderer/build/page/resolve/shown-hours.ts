import { firstDayOf, formatDate, formatDatePart, formatTime } from '../../../sdk/format.ts';
import type { Opening, OpenSpan, ShownHours } from '../../../sdk/organization.ts';
import type { UiText } from '../../../sdk/ui-text/ui-text.ts';
import { minutesOf, type Span, weekOf } from '../../../site/opening-hours.ts';
import type { Contact } from '../../../site/organization.ts';

/** Returns the hours of a place in a language; undefined if it has none. */
export function shownHours(
  { hours = [], closed = [], specialHours = [] }: Contact,
  locale: string,
  { hours: text }: Pick<UiText, 'hours'>,
): ShownHours | undefined {
  if (hours.length + closed.length + specialHours.length === 0) return undefined;
  const special = [
    ...specialHours.map(({ date, ...span }) => ({ from: date, to: date, hours: spansText([span], locale, text) })),
    ...closed.map((entry) => ({
      ...(typeof entry === 'string' ? { from: entry, to: entry } : entry),
      hours: text.closed,
    })),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
  return {
    label: text.title,
    rows: [
      ...(hours.length === 0 ? [] : weekRows(weekOf(hours), locale, text)),
      ...special.map((entry) => ({ days: datesText(entry, locale), hours: entry.hours })),
    ],
  };
}

/** One row for days in a row with the same hours: `Mon–Fri`. */
function weekRows(week: readonly (readonly Span[])[], locale: string, text: UiText['hours']): ShownHours['rows'] {
  const rows: { from: number; to: number; hours: string }[] = [];
  const first = firstDayOf(locale);
  for (const offset of week.keys()) {
    const day = (first + offset) % 7;
    const hours = spansText(week[day] ?? [], locale, text);
    const last = rows.at(-1);
    if (last?.hours === hours) last.to = day;
    else rows.push({ from: day, to: day, hours });
  }
  return rows.map(({ from, to, hours }) => ({
    days: from === to ? dayName(from, locale) : `${dayName(from, locale)}–${dayName(to, locale)}`,
    hours,
  }));
}

function spansText(spans: readonly Span[], locale: string, text: UiText['hours']): string {
  if (spans.length === 0) return text.closed;
  return spans
    .map(({ opens, closes }) => {
      if (opens === '00:00' && closes === '24:00') return text.allDay;
      const [from, to] = [formatTime(opens, locale), formatTime(closes, locale)];
      return /\s/.test(from) ? `${from} – ${to}` : `${from}–${to}`;
    })
    .join(', ');
}

function datesText({ from, to }: { readonly from: string; readonly to: string }, locale: string): string {
  return from === to ? formatDate(from, locale) : `${formatDate(from, locale)} – ${formatDate(to, locale)}`;
}

function dayName(day: number, locale: string): string {
  // January 1, 2024 was a Monday.
  return formatDatePart(`2024-01-0${day + 1}`, 'weekday', locale);
}

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
