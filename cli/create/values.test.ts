import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { samplePhone } from './sample-phone.ts';
import { defaultValues, problemOf, regionOf } from './values.ts';

const told = (problem: { readonly message: string; readonly suggestion: string } | undefined) =>
  problem && `${problem.message} ${problem.suggestion}`;

describe('a locale', () => {
  it.each(['en-US', 'en-GB', 'de-DE', 'de', 'pt-BR', 'zh-Hans-CN', 'es-MX'])('may be %s', (locale) => {
    expect(problemOf.locale(locale)).toBeUndefined();
  });

  it.each([
    ['en_GB', '"en_GB" is not a language tag. Did you mean "en-GB"?'],
    ['EN-us', '"EN-us" is not a language tag. Did you mean "en-US"?'],
    ['de_DE.UTF-8', '"de_DE.UTF-8" is not a language tag. Did you mean "de-DE"?'],
    ['en-UK', '"en-UK" is not a language tag. Did you mean "en-GB"?'],
    ['english', '"english" is not a language tag. Did you mean "en"?'],
    ['qq-XQ', '"qq-XQ" is not a language tag. Write the language and the country: en-US, en-GB, de-DE.'],
    ['', '"" is not a language tag. Write the language and the country: en-US, en-GB, de-DE.'],
    ['es-419', 'The locale "es-419" names no country. Write the language and the country: en-US, es-MX, de-DE.'],
    ['en-EU', 'The locale "en-EU" names no country. Write the language and the country: en-US, es-MX, de-DE.'],
  ])('is not %j', (locale, message) => {
    expect(told(problemOf.locale(locale))).toBe(message);
  });
});

describe('a currency', () => {
  it.each(['', 'USD', 'GBP', 'EUR', 'JPY'])('may be %j', (currency) => {
    expect(problemOf.currency(currency)).toBeUndefined();
  });

  it.each([
    ['gbp', '"gbp" is not a currency code. Did you mean "GBP"?'],
    ['€', '"€" is not a currency code. Did you mean "EUR"?'],
    ['pounds', '"pounds" is not a currency code. Write a code of three capitals: USD, GBP, EUR.'],
  ])('is not %j', (currency, message) => {
    expect(told(problemOf.currency(currency))).toBe(message);
  });
});

it.each(['AU', 'CA', 'DE', 'FR', 'GB', 'IE', 'SE', 'US', 'PL'])(
  'the sample phone number can be dialled in %s',
  (country) => {
    const written = samplePhone(country);
    const number = parsePhoneNumberFromString(written, country as CountryCode);
    expect(number?.isPossible()).toBe(true);
    // Written as people in the country write it.
    if (country !== 'PL') expect(number?.formatNational().replace(/\D/g, '')).toBe(written.replace(/\D/g, ''));
  },
);

it('the default name is that of the folder', () => {
  const names = ['my-site', 'corner_bakery.example', '...', 'x'.repeat(70)].map(
    (name) => defaultValues(`/work/${name}`, { origin: 'https://www.example.com', locale: 'en-US' }).name,
  );
  expect(names).toEqual(['My Site', 'Corner Bakery Example', 'Your Business', 'Your Business']);
});

it('a language without a country has the likeliest', () => {
  expect(['de', 'pt', 'en-GB'].map(regionOf)).toEqual(['DE', 'BR', 'GB']);
});
