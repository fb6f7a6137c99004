import { describe, expect, it } from 'vitest';
import { organizationSchema } from '../../site/organization.ts';
import { organizationDiagnostics } from './organization.ts';
import { zodDiagnostics } from './zod-diagnostics.ts';

const address = { street: 'Quay 3', locality: 'Carrow', country: 'IE' };

/** Returns what is reported of a business, as `path: message suggestion`. */
function reported(fields: object): string[] {
  const written = { type: 'Bakery', ...fields };
  const { data, error } = organizationSchema.safeParse(written);
  const found = error
    ? zodDiagnostics(error, organizationSchema, written, ['organization'])
    : organizationDiagnostics(data);
  return found.map(({ path, message, suggestion }) => {
    const where = path.slice(1).join('.');
    return `${where}: ${message}${suggestion ? ` ${suggestion}` : ''}`;
  });
}

const hours = (...entries: readonly (readonly [days: unknown, opens: string, closes: string, nextDay?: true])[]) => ({
  hours: entries.map(([days, opens, closes, nextDay]) => ({ days, opens, closes, ...(nextDay && { nextDay }) })),
});

describe('the business of a site', () => {
  it.each<readonly [string, object]>([
    ['one span a day', hours(['mon-fri', '09:00', '17:30'], [['sat', 'sun'], '10:00', '14:00'])],
    ['a break at noon', hours(['mon-fri', '09:00', '12:00'], ['mon-thu', '12:00', '17:30'])],
    ['hours after midnight', hours(['thu-sat', '18:00', '02:00', true], ['sun', '12:00', '24:00'])],
    ['hours over the end of the week', hours(['sun', '20:00', '03:00', true], ['mon', '03:00', '10:00'])],
    ['all day, every day', hours(['mon-sun', '00:00', '24:00'])],
    ['days of 24 hours in a row', hours(['sat-mon', '08:00', '08:00', true])],
    ['closed days', { closed: ['2026-12-25', { from: '2026-12-31', to: '2027-01-02' }] }],
    ['a position', { geo: { latitude: -33.9, longitude: 151.2 } }],
    ['a time zone', { timeZone: 'America/Argentina/Buenos_Aires' }],
    ['profiles', { sameAs: ['https://social.example/tern', '{{facts.profile}}'] }],
    ['a country from a fact', { address: { ...address, country: '{{facts.country}}' } }],
    ['locations', { locations: ['Quay', 'Mill'].map((name) => ({ name, address })) }],
  ])('may have %s', (_, fields) => {
    expect(reported(fields)).toEqual([]);
  });

  it.each<readonly [string, object, string]>([
    [
      'hours that overlap',
      hours(['mon-fri', '09:00', '17:30'], [['thu', 'sat'], '16:00', '20:00']),
      'hours.1: The hours on Thursday from 16:00 overlap those on Thursday from 09:00 to 17:30. Write each hour of the week once. Two entries for one day are for a break between them.',
    ],
    [
      'hours that overlap after midnight',
      hours(['fri', '18:00', '02:00', true], ['sat', '01:00', '04:00']),
      'hours.1: The hours on Saturday from 01:00 overlap those on Friday from 18:00 to 02:00 of the next day. Write each hour of the week once. Two entries for one day are for a break between them.',
    ],
    [
      'hours that overlap over the end of the week',
      hours(['mon', '02:00', '10:00'], ['sun', '20:00', '03:00', true]),
      'hours.1: The hours on Sunday from 20:00 overlap those on Monday from 02:00 to 10:00. Write each hour of the week once. Two entries for one day are for a break between them.',
    ],
    [
      'a day twice in one entry',
      hours([['mon-wed', 'wed'], '09:00', '17:00']),
      'hours.0: The hours on Wednesday from 09:00 overlap those on Wednesday from 09:00 to 17:00. Write each hour of the week once. Two entries for one day are for a break between them.',
    ],
    [
      'a time of the morning for one of the afternoon',
      hours(['mon', '09:00', '05:30']),
      'hours.0.closes: It closes at 05:30, before it opens at 09:00. Write "17:30" if that is meant. If it closes on the next day, add nextDay: true.',
    ],
    [
      'the same time twice',
      hours(['mon', '12:00', '12:00']),
      'hours.0.closes: It closes at 12:00, the time when it opens. If it closes on the next day, add nextDay: true.',
    ],
    [
      'more than a day',
      hours(['mon', '09:00', '17:00', true]),
      'hours.0.nextDay: The hours from 09:00 to 17:00 of the next day last longer than a day. Remove nextDay if it closes at 17:00 of the same day; hours longer than a day cannot be written.',
    ],
    [
      'a time without minutes',
      hours(['mon', '9am', '17:00']),
      'hours.0.opens: "opens" must be a 24-hour time such as 09:00, not "9am". Write "09:00".',
    ],
    [
      'a time of the clock with twelve hours',
      hours(['mon', '09:00', '5.30 pm']),
      'hours.0.closes: "closes" must be a 24-hour time such as 17:30, not "5.30 pm". Write "17:30".',
    ],
    [
      'a name of a day',
      hours(['Monday to Friday', '09:00', '17:00']),
      'hours.0.days: "Monday to Friday" is neither a day nor days in a row such as "mon-fri". Write "mon-fri".',
    ],
    [
      'an unknown day',
      hours([['mon', 'daily'], '09:00', '17:00']),
      'hours.0.days.1: "daily" is neither a day nor days in a row such as "mon-fri". Use one of: mon, tue, wed, thu, fri, sat, sun.',
    ],
    [
      'closed days in reverse',
      { closed: [{ from: '2026-12-24', to: '2026-12-01' }] },
      'closed.0.to: The last closed day 2026-12-01 is before the first, 2026-12-24.',
    ],
    [
      'special hours on a closed day',
      { closed: ['2026-12-24'], specialHours: [{ date: '2026-12-24', opens: '09:00', closes: '12:00' }] },
      'specialHours.0.date: 2026-12-24 is a closed day as well. Remove it from "closed".',
    ],
    [
      'latitude and longitude swapped',
      { geo: { latitude: 151.2, longitude: -33.9 } },
      'geo.latitude: "latitude" must be between -90 and 90, not 151.2. The two look swapped: { latitude: -33.9, longitude: 151.2 }.',
    ],
    [
      'a longitude beyond the earth',
      { geo: { latitude: 51.5, longitude: 200 } },
      'geo.longitude: "longitude" must be between -180 and 180, not 200.',
    ],
    [
      'a misspelt time zone',
      { timeZone: 'Europe/Londno' },
      'timeZone: There is no time zone "Europe/Londno". Did you mean "Europe/London"?',
    ],
    [
      'an abbreviation as time zone',
      { timeZone: 'EST' },
      'timeZone: There is no time zone "EST". Write a continent and a city, such as "Europe/London".',
    ],
    [
      'a profile without scheme',
      { sameAs: ['social.example/tern'] },
      'sameAs.0: A profile must be a full https address, not "social.example/tern". Write "https://social.example/tern".',
    ],
    [
      'a profile without encryption',
      { sameAs: ['http://social.example/tern'] },
      'sameAs.0: A profile must be a full https address, not "http://social.example/tern". Write "https://social.example/tern".',
    ],
    ['a handle', { sameAs: ['@tern'] }, 'sameAs.0: A profile must be a full https address, not "@tern".'],
    [
      'a profile twice',
      { sameAs: ['https://a.example', 'https://a.example'] },
      'sameAs.1: The profile "https://a.example" is listed twice.',
    ],
    [
      'the name of a country',
      { address: { ...address, country: 'Ireland' } },
      'address.country: "country" must be a country code of two letters, not "Ireland". Write "IE".',
    ],
    [
      'the code of a country that has another',
      { address: { ...address, country: 'UK' } },
      'address.country: "country" must be a country code of two letters, not "UK". Write "GB".',
    ],
    [
      'no country',
      { address: { ...address, country: 'XX' } },
      'address.country: "country" must be a country code of two letters, not "XX". Write a code such as "US" or "GB".',
    ],
    [
      'two locations of one name',
      { locations: ['Quay', 'quay'].map((name) => ({ name, address })) },
      'locations.1.name: Locations 1 and 2 are both named "quay". Blocks choose a location by its name. Add what tells them apart, such as the street.',
    ],
    [
      'wrong hours of a location',
      { locations: [{ name: 'Quay', address, ...hours(['mon', '09:00', '05:00']) }] },
      'locations.0.hours.0.closes: It closes at 05:00, before it opens at 09:00. Write "17:00" if that is meant. If it closes on the next day, add nextDay: true.',
    ],
  ])('cannot have %s', (_, fields, message) => {
    expect(reported(fields)).toEqual([message]);
  });
});
