import { describe, expect, it } from 'vitest';
import { isPlainNumber, numberReadings, numberSuggestion } from './number-readings.ts';

describe('numbers as people write them', () => {
  it.each(['0', '5', '-5', '1.5', '007', '1200', '1.234', '0.50'])('is plain digits and a point: %s', (text) => {
    expect(isPlainNumber(text)).toBe(true);
  });

  it.each([
    ['1,5', ['1.5']],
    ['14,50 €', ['14.5']],
    ['1,00,000', ['100000']],
    ['1,234', ['1.234', '1234']],
    ['1.234,56', ['1234.56']],
    ['1,234.56', ['1234.56']],
    ['1,234,567', ['1234567']],
    ['1.234.567', ['1234567']],
    ['1 000', ['1000']],
    ['1\u00a0000', ['1000']],
    ['1\u202f234,5', ['1234.5']],
    ["1'000", ['1000']],
    ['£45', ['45']],
    ['45 €', ['45']],
    ['EUR 1.234,50', ['1234.5']],
    ['$1,200', ['1.2', '1200']],
    ['45%', ['45', '0.45']],
    ['45 %', ['45', '0.45']],
    ['1e3', ['1000']],
    ['1.5E+2', ['150']],
    ['٣', ['3']],
    ['١٢٫٥', []],
    ['１２', ['12']],
    ['-5,5', ['-5.5']],
    ['−5', ['-5']],
    ['+5', ['5']],
    ['.5', ['0.5']],
    ['5.', ['5']],
  ])('that is written otherwise may be read as such: %s', (text, readings) => {
    expect(isPlainNumber(text)).toBe(false);
    expect(numberReadings(text)).toEqual(readings);
  });

  it.each([
    '',
    'low',
    '-',
    '.',
    ',',
    '1,2,3.4.5',
    '1,2345,678',
    '1234,567,890',
    '0x10',
    'Infinity',
    'NaN',
    '1/2',
    '5-7',
    '31/12/2026',
    '1e999',
  ])('is none at all in %j', (text) => {
    expect(isPlainNumber(text)).toBe(false);
    expect(numberReadings(text)).toEqual([]);
    expect(numberSuggestion(text)).toBeUndefined();
  });

  it('is suggested in each of its readings', () => {
    expect(numberSuggestion('1,5')).toMatch(/^Write 1\.5\. /);
    expect(numberSuggestion('14,50 €')).toBe('Write 14.5: the currency comes from the site or the fact.');
    expect(numberSuggestion('£45')).toBe('Write 45: the currency comes from the site or the fact.');
    expect(numberSuggestion('1.225,50 €')).toBe('Write 1225.5: the currency comes from the site or the fact.');
    expect(numberSuggestion('$1,225')).toContain('1.225 or as 1225');
    expect(numberSuggestion('30 days')).toMatch(/^Write 30\./);
    expect(numberSuggestion(' 90\n')).toBe('Write 90, without quotes.');
    expect(numberSuggestion('from £45 to £60')).toBeUndefined();
  });
});
