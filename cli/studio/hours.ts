import { isDeepStrictEqual } from 'node:util';
import { days, type Span, weekOf } from '../../renderer/site/opening-hours.ts';
import type { ClosedInput, ContactInput, HoursInput } from '../../renderer/site/organization.ts';
import { applyOperation } from '../author/operations/apply.ts';
import type { ChangeOf } from './change.ts';
import { plain, type SiteContext, valueIn } from './places.ts';

/** When a place of the business is open: the hours of each day from Monday on, and the days on which it is closed. */
export interface PlaceHours {
  /** Name of the location; empty for the business itself. */
  readonly place: string;
  /** Its index among the locations; undefined for the business itself. */
  readonly location?: number;
  readonly week: readonly (readonly Span[])[];
  readonly closed: readonly ClosedInput[];
}

/** Returns the hours of the business and of its locations; none for a site without an organization. */
export function businessHours({ made }: Pick<SiteContext, 'made'>): PlaceHours[] {
  const organization: unknown = valueIn(made.ready.loaded.input, ['organization']);
  if (organization === undefined) return [];
  const locations: unknown = valueIn(organization, ['locations']);
  const others = (Array.isArray(locations) ? locations : []).map((location: unknown, index) =>
    hoursOf(location, String(valueIn(location, ['name'])), index),
  );
  const own = hoursOf(organization, '');
  return others.length > 0 && own.week.flat().length === 0 ? others : [own, ...others];
}

function hoursOf(contact: unknown, place: string, location?: number): PlaceHours {
  const { hours = [], closed = [] }: ContactInput = plain(contact);
  return { place, ...(location !== undefined && { location }), week: weekOf(hours), closed };
}

/**
 * Adds the edit of the hours of a place, and of the days on which it is closed. Returns what the config says now if that is not
 * what the person saw; nothing is added then.
 */
export function setHours(
  change: ChangeOf<'setHours'>,
  { made, edit }: SiteContext,
): { readonly now: unknown } | undefined {
  const { location, week, closed, was } = change;
  const now = businessHours({ made }).find((one) => one.location === location);
  if (now === undefined || !isDeepStrictEqual(plain([now.week, now.closed]), plain([was.week, was.closed])))
    return { now: 'other hours' };
  const at = ['organization', ...(location === undefined ? [] : ['locations', location])];
  const contact = plain(valueIn(made.ready.loaded.input, at));
  const set = (name: string, value: readonly unknown[], before: readonly unknown[]) => {
    const path = [...at, name];
    if (isDeepStrictEqual(plain(value), plain(before))) return;
    if (value.length > 0) applyOperation(edit, { op: 'set', path, value: plain(value) });
    else applyOperation(edit, { op: 'unset', path });
  };
  if (!isDeepStrictEqual(plain(week), plain(now.week)))
    set('hours', entriesOf(week, contact.hours), contact.hours ?? []);
  set('closed', closed, now.closed);
  return undefined;
}

/** Returns the hours of a week as the config writes them. Entries that mean the same as before stay as they were written. */
function entriesOf(week: readonly (readonly Span[])[], before: readonly HoursInput[] = []): HoursInput[] {
  const bySpan = new Map<string, { readonly span: Span; readonly days: number[] }>();
  for (const [day, spans] of week.entries()) {
    for (const span of spans) {
      const key = JSON.stringify(span);
      const same = bySpan.get(key) ?? { span, days: [] };
      same.days.push(day);
      bySpan.set(key, same);
    }
  }
  const written = before.map((entry) => ({ entry, week: weekOf([entry]) }));
  return [...bySpan.values()].map(({ span, days: on }) => {
    const entry = { days: daysText(on), ...span } as HoursInput;
    const means = weekOf([entry]);
    return written.find((one) => isDeepStrictEqual(plain(one.week), plain(means)))?.entry ?? entry;
  });
}

/** Returns `mon-fri`, or `['mon', 'wed-fri']`. */
function daysText(on: readonly number[]): string | string[] {
  const runs: number[][] = [];
  for (const day of on) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const parts = runs.map((run) => [...new Set([run[0], run.at(-1)])].map((day) => days[day ?? 0]).join('-'));
  return parts.length === 1 ? (parts[0] ?? '') : parts;
}
