import { expect, it } from 'vitest';
import { endOfDay } from './index.ts';

it.each([
  ['2027-05-31', 'UTC', '2027-06-01T00:00:00.000Z'],
  ['2027-05-31', 'Europe/London', '2027-05-31T23:00:00.000Z'],
  ['2027-01-31', 'America/New_York', '2027-02-01T05:00:00.000Z'],
  ['2027-01-31', 'Asia/Kathmandu', '2027-01-31T18:15:00.000Z'],
  // Clocks change within these days.
  ['2027-03-28', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31', 'Europe/Berlin', '2027-10-31T23:00:00.000Z'],
])('%s ends in %s at %s', (day, zone, end) => {
  expect(new Date(endOfDay(day, zone)).toISOString()).toBe(end);
});
