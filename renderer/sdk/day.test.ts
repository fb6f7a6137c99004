import { expect, it } from 'vitest';
import { isDay } from './format.ts';

it.each(['2027-01-31', '2028-02-29', '0001-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each([
  '2027-31-01',
  '2027-02-29',
  '2027-02-31',
  '2027-04-31',
  '2099-99-99',
  '2027-00-10',
  '2027-1-31',
  '31.1.2027',
  '',
])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});
