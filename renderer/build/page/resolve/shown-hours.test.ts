import { describe, expect, it } from 'vitest';
import { uiTextFor } from '../../../sdk/ui-text/index.ts';
import { shownHours } from './shown-hours.ts';
import { addressLines } from './shown-organization.ts';

const hours = [
  { days: 'mon-thu', opens: '09:00', closes: '17:30' },
  { days: 'fri', opens: '09:00', closes: '12:00' },
  { days: 'fri', opens: '18:00', closes: '02:00', nextDay: true },
];

/** The rows of the table, as texts, with plain spaces. */
const rows = (fields: Parameters<typeof shownHours>[0], locale: string) =>
  shownHours(fields, locale, uiTextFor(locale, {}))?.rows.map((row) =>
    `${row.days} ${row.hours}`.replaceAll('\u00a0', ' '),
  );

describe('the hours of the business', () => {
  it.each([
    ['en-GB', ['Mon–Thu 09:00–17:30', 'Fri 09:00–12:00, 18:00–02:00', 'Sat–Sun Closed']],
    ['en-US', ['Sun Closed', 'Mon–Thu 9:00 AM – 5:30 PM', 'Fri 9:00 AM – 12:00 PM, 6:00 PM – 2:00 AM', 'Sat Closed']],
    ['de-DE', ['Mo–Do 09:00–17:30', 'Fr 09:00–12:00, 18:00–02:00', 'Sa–So Geschlossen']],
    ['fr-FR', ['lun.–jeu. 09:00–17:30', 'ven. 09:00–12:00, 18:00–02:00', 'sam.–dim. Fermé']],
    ['da-DK', ['man.–tors. 09.00–17.30', 'fre. 09.00–12.00, 18.00–02.00', 'lør.–søn. Closed']],
  ])('follow the language %s: its first day, its names of days and its clock', (locale, expected) => {
    expect(rows({ hours }, locale)).toEqual(expected);
  });

  it('have one row if all days are the same', () => {
    expect(rows({ hours: [{ days: 'mon-sun', opens: '00:00', closes: '24:00' }] }, 'en-GB')).toEqual([
      'Mon–Sun Open 24 hours',
    ]);
    expect(rows({ hours: [{ days: 'mon-sun', opens: '10:00', closes: '24:00' }] }, 'en-US')).toEqual([
      'Sun–Sat 10:00 AM – 12:00 AM',
    ]);
  });

  it('end with special days, in their order', () => {
    const special = {
      closed: ['2026-12-25', { from: '2026-12-31', to: '2027-01-02' }],
      specialHours: [{ date: '2026-12-24', opens: '09:00', closes: '11:00' }],
    };
    expect(rows(special, 'en-GB')).toEqual([
      '24 December 2026 09:00–11:00',
      '25 December 2026 Closed',
      '31 December 2026 – 2 January 2027 Closed',
    ]);
  });

  it('are left out if there are none', () => {
    expect(shownHours({}, 'en-GB', uiTextFor('en-GB', {}))).toBeUndefined();
  });
});

describe('an address', () => {
  const site = (locale: string, region: string) => ({ locale, region });
  it.each([
    ['US', 'en-US', ['1 Mill Lane', 'Ashford, FL 33101']],
    ['AU', 'en-AU', ['1 Mill Lane', 'Ashford FL 33101']],
    ['GB', 'en-GB', ['1 Mill Lane', 'Ashford 33101']],
    ['DE', 'de-DE', ['1 Mill Lane', '33101 Ashford']],
  ])('is written as in %s', (country, locale, lines) => {
    const address = { street: '1 Mill Lane', locality: 'Ashford', region: 'FL', postalCode: '33101', country };
    expect(addressLines(address, site(locale, country))).toEqual(lines);
  });

  it('names the country on a site of another one, in the language of the site', () => {
    const address = { street: 'Quai 3', locality: 'Wien', country: 'AT' };
    expect(addressLines(address, site('de-DE', 'DE'))).toEqual(['Quai 3', 'Wien', 'Österreich']);
  });
});
