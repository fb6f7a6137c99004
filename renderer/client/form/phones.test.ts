import { describe, expect, it } from 'vitest';
import { readNumber } from './phones.ts';

describe('a number that a person typed', () => {
  it.each([
    ['020 7946 0000', 'GB', '+442079460000'],
    ['(020) 7946-0000', 'GB', '+442079460000'],
    ['+44 (0)20 7946 0000', 'US', '+442079460000'],
    ['0044 20 7946 0000', 'DE', '+442079460000'],
    ['011 44 20 7946 0000', 'US', '+442079460000'],
    ['020 7946 0000 ext. 12', 'GB', '+442079460000'],
    ['tel:+44-20-7946-0000', 'DE', '+442079460000'],
    ['(305) 555-0142', 'US', '+13055550142'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['02 1234 5678', 'IT', '+390212345678'],
    ['\u202a+44\u00a020\u200b7946 0000\u202c', 'US', '+442079460000'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', 'IR', '+989123456789'],
    ['＋４４　２０　７９４６　００００', 'JP', '+442079460000'],
    ['०२० ७९४६ ००००', 'GB', '+442079460000'],
  ])('is dialled all over the world: %j in %s is %s', (typed, region, e164) => {
    expect(readNumber(typed, region)).toEqual({ e164, isImpossible: false });
  });

  it.each([
    ['305 555 014', 'US', 'too short'],
    ['020 7946', 'GB', 'too short'],
    ['+44 20 7946', 'US', 'too short'],
    ['0201 2345 6789 0123', 'GB', 'too long'],
    ['+1 305 555 0142 99', 'GB', 'too long'],
    ['none', 'GB', 'no digits'],
    ['-', 'GB', 'no digits'],
  ])('is impossible: %j in %s has %s', (typed, region) => {
    expect(readNumber(typed, region)).toEqual({ e164: undefined, isImpossible: true });
  });

  it.each([
    ['+999 123 4567', 'GB', 'a country code that the library does not know'],
    ['020 7946 0000 or 020 7946 0001', 'GB', 'two numbers'],
    ['ask for Ada, 020 7946 0000', 'GB', 'words'],
    ['020 7946 0000', '', 'no country'],
    ['020 7946 0000', '419', 'a region that is no country'],
  ])('may exist: %j in %j has %s', (typed, region) => {
    expect(readNumber(typed, region)).toEqual({ e164: undefined, isImpossible: false });
  });
});
