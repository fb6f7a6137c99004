import { expect, it } from 'vitest';
import { regionOf } from './locale.ts';

it.each([
  ['en-GB', 'GB'],
  ['en-gb', 'GB'],
  ['de', 'DE'],
  ['en', 'US'],
  ['zh-Hant', 'TW'],
  ['sr-Latn-RS', 'RS'],
  ['es-419', '419'],
])('the region of %s is %s', (locale, region) => {
  expect(regionOf(locale)).toBe(region);
});
