import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { inQuotes } from '../../sdk/unseen.ts';
import { isSecureAddress } from '../../sdk/url.ts';
import { dayNames, minutesOf, overlapIn, readDays, type Span } from '../../site/opening-hours.ts';
import type { Address, Contact, Organization } from '../../site/organization.ts';
import { hasTokens } from '../lib/tokens.ts';

/** Reports values of the business that its schema alone cannot check. Texts with tokens are checked once they are filled in. */
export function organizationDiagnostics(organization: Organization | undefined): Diagnostic[] {
  if (organization === undefined) return [];
  const at: Path = ['organization'];
  const diagnostics: Diagnostic[] = [];
  append(diagnostics, contactDiagnostics(organization, at));
  append(diagnostics, timeZoneDiagnostics(organization.timeZone, [...at, 'timeZone']));
  append(diagnostics, profileDiagnostics(organization.sameAs ?? [], [...at, 'sameAs']));
  append(diagnostics, countryDiagnostics(organization.address, [...at, 'address', 'country']));
  const names = new Map<string, number>();
  for (const [index, location] of (organization.locations ?? []).entries()) {
    const own = [...at, 'locations', index];
    append(diagnostics, contactDiagnostics(location, own));
    append(diagnostics, countryDiagnostics(location.address, [...own, 'address', 'country']));
    const name = location.name.toLowerCase();
    const first = names.get(name);
    names.set(name, first ?? index);
    if (first === undefined) continue;
    diagnostics.push(
      invalid(
        [...own, 'name'],
        `Locations ${first + 1} and ${index + 1} are both named ${inQuotes(location.name)}`,
        'Blocks choose a location by its name. Add what tells them apart, such as the street.',
      ),
    );
  }
  return diagnostics;
}

/** Leaves out closed and special days that are over. Without `today`, none are. */
export function withoutPastDays(organization: Organization, today: string | undefined): Organization {
  if (today === undefined) return organization;
  const current = <Place extends Contact>(place: Place): Place => {
    const { closed, specialHours } = place;
    return {
      ...place,
      ...(closed && { closed: closed.filter((entry) => (typeof entry === 'string' ? entry : entry.to) >= today) }),
      ...(specialHours && { specialHours: specialHours.filter(({ date }) => date >= today) }),
    };
  };
  const { locations } = organization;
  return { ...current(organization), ...(locations && { locations: locations.map(current) }) };
}

function invalid(path: Path, message: string, suggestion?: string): Diagnostic {
  return { code: 'invalid-value', message: `${message}.`, path, ...(suggestion && { suggestion }) };
}

function contactDiagnostics({ geo, hours = [], closed = [], specialHours = [] }: Contact, at: Path): Diagnostic[] {
  const diagnostics: Diagnostic[] = geo === undefined ? [] : geoDiagnostics(geo, [...at, 'geo']);
  let areValid = true;
  for (const [index, { days: written, ...span }] of hours.entries()) {
    const own = [...at, 'hours', index];
    const found = [...daysDiagnostics(written, [...own, 'days']), ...spanDiagnostics(span, own)];
    areValid &&= found.length === 0;
    append(diagnostics, found);
  }
  const overlap = areValid ? overlapIn(hours) : undefined;
  if (overlap !== undefined) {
    const { entry, day, other } = overlap;
    const until = `${other.closes}${other.nextDay ? ' of the next day' : ''}`;
    diagnostics.push(
      invalid(
        [...at, 'hours', entry],
        `The hours on ${dayNames[day]} from ${hours[entry]?.opens} overlap those on ${dayNames[other.day]} from ${other.opens} to ${until}`,
        'Write each hour of the week once. Two entries for one day are for a break between them.',
      ),
    );
  }
  for (const [index, special] of specialHours.entries())
    append(diagnostics, spanDiagnostics(special, [...at, 'specialHours', index]));
  append(diagnostics, closedDiagnostics({ closed, specialHours }, at));
  return diagnostics;
}

function daysDiagnostics(written: string | readonly string[], at: Path): Diagnostic[] {
  const parts =
    typeof written === 'string' ? [[written, at] as const] : written.map((part, i) => [part, [...at, i]] as const);
  return parts.flatMap(([part, path]) => {
    const read = readDays(part);
    if (!('suggestion' in read)) return [];
    return [invalid(path, `${inQuotes(part)} is neither a day nor days in a row such as "mon-fri"`, read.suggestion)];
  });
}

/** Hours after midnight need `nextDay`, because a time such as 05:30 instead of 17:30 is a common slip. */
function spanDiagnostics({ opens, closes, nextDay = false }: Span, at: Path): Diagnostic[] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (nextDay && to > from) {
    const suggestion = `Remove nextDay if it closes at ${closes} of the same day; hours longer than a day cannot be written.`;
    return [
      invalid(
        [...at, 'nextDay'],
        `The hours from ${opens} to ${closes} of the next day last longer than a day`,
        suggestion,
      ),
    ];
  }
  if (nextDay || to > from) return [];
  const inAfternoon = to + 12 * 60;
  const fix = inAfternoon > from && to < 12 * 60 ? `Write "${timeOf(inAfternoon)}" if that is meant. ` : '';
  return [
    invalid(
      [...at, 'closes'],
      `It closes at ${closes}, ${to === from ? 'the time when it opens' : `before it opens at ${opens}`}`,
      `${fix}If it closes on the next day, add nextDay: true.`,
    ),
  ];
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function closedDiagnostics(
  { closed = [], specialHours = [] }: Pick<Contact, 'closed' | 'specialHours'>,
  at: Path,
): Diagnostic[] {
  const ranges = closed.map((entry) => (typeof entry === 'string' ? { from: entry, to: entry } : entry));
  const reversed = ranges.flatMap(({ from, to }, index) =>
    from <= to
      ? []
      : [invalid([...at, 'closed', index, 'to'], `The last closed day ${to} is before the first, ${from}`)],
  );
  const both = specialHours.flatMap(({ date }, index) =>
    ranges.some(({ from, to }) => from <= date && date <= to)
      ? [invalid([...at, 'specialHours', index, 'date'], `${date} is a closed day as well`, 'Remove it from "closed".')]
      : [],
  );
  return [...reversed, ...both];
}

function geoDiagnostics({ latitude, longitude }: NonNullable<Contact['geo']>, at: Path): Diagnostic[] {
  const areSwapped = Math.abs(latitude) > 90 && Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180;
  if (areSwapped) {
    const suggestion = `The two look swapped: { latitude: ${longitude}, longitude: ${latitude} }.`;
    return [invalid([...at, 'latitude'], `"latitude" must be between -90 and 90, not ${latitude}`, suggestion)];
  }
  return [
    ...(Math.abs(latitude) > 90
      ? [invalid([...at, 'latitude'], `"latitude" must be between -90 and 90, not ${latitude}`)]
      : []),
    ...(Math.abs(longitude) > 180
      ? [invalid([...at, 'longitude'], `"longitude" must be between -180 and 180, not ${longitude}`)]
      : []),
  ];
}

function timeZoneDiagnostics(timeZone: string | undefined, at: Path): Diagnostic[] {
  if (timeZone === undefined || isTimeZone(timeZone)) return [];
  const suggestion = didYouMean(timeZone, Intl.supportedValuesOf('timeZone'), 'time zone');
  return [
    invalid(
      at,
      `There is no time zone ${inQuotes(timeZone)}`,
      suggestion.startsWith('Did') ? suggestion : 'Write a continent and a city, such as "Europe/London".',
    ),
  ];
}

/** Abbreviations and offsets are no names: they do not follow daylight saving time. */
function isTimeZone(name: string): boolean {
  if (!name.includes('/')) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

function profileDiagnostics(profiles: readonly string[], at: Path): Diagnostic[] {
  return profiles.flatMap((profile, index) => {
    const path = [...at, index];
    if (profiles.indexOf(profile) < index) return [invalid(path, `The profile ${inQuotes(profile)} is listed twice`)];
    if (hasTokens(profile) || (isSecureAddress(profile) && profile.startsWith('https:'))) return [];
    const bare = profile.replace(/^(?:https?:)?\/*/i, '');
    const meant =
      /^[\w-]+(?:\.[\w-]+)+/.test(bare) && isSecureAddress(`https://${bare}`) ? `Write "https://${bare}".` : undefined;
    return [invalid(path, `A profile must be a full https address, not ${inQuotes(profile)}`, meant)];
  });
}

/** Search engines read two-letter codes; names of countries depend on the language. */
function countryDiagnostics(address: Address | undefined, at: Path): Diagnostic[] {
  const country = address?.country;
  if (country === undefined || hasTokens(country) || isCountry(country)) return [];
  const meant = countryNamed(country);
  return [
    invalid(
      at,
      `"country" must be a country code of two letters, not ${inQuotes(country)}`,
      meant === undefined ? 'Write a code such as "US" or "GB".' : `Write "${meant}".`,
    ),
  ];
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && canonical(code) === code && countryNames().of(code) !== undefined && code !== 'ZZ';
}

/** Returns the code that replaced an older one or an alias: `GB` for `UK`. */
function canonical(code: string): string | undefined {
  return new Intl.Locale(`und-${code}`).region;
}

function countryNamed(written: string): string | undefined {
  const code = written.trim().toUpperCase();
  const current = /^[A-Z]{2}$/.test(code) ? canonical(code) : undefined;
  if (current !== undefined && isCountry(current)) return current;
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  const isNamed = (one: string) => countryNames().of(one)?.toUpperCase() === code;
  return code === 'USA' ? 'US' : codes.find(isNamed);
}

let names: Intl.DisplayNames | undefined;

function countryNames(): Intl.DisplayNames {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return names;
}
