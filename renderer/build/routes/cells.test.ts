import { describe, expect, it } from 'vitest';
import type { ParamInput } from '../../site/template-input.ts';
import { cellRemedy, cellValue } from './cells.ts';

const number = { type: 'number', help: 'A size.', example: 1 } as const;
const money = { type: 'money', help: 'A price.', example: 1 } as const;
const flag = { type: 'flag', help: 'Whether.', example: true } as const;
const list: ParamInput = { type: 'list', of: number, help: 'Sizes.', example: [1] };

const currencies: Readonly<Record<string, string>> = { 'en-US': 'USD', 'en-GB': 'GBP', 'de-CH': 'CHF', 'fr-CH': 'CHF' };

function read(cell: string, locale: string, param: ParamInput) {
  return cellValue(cell, param, { locale, currency: currencies[locale] ?? 'EUR' });
}

function remedy(cell: string, locale: string, param: ParamInput) {
  return cellRemedy(cell, param, { locale, currency: currencies[locale] ?? 'EUR' });
}

describe('a number in a table', () => {
  it.each([
    ['fr-FR', '39,5', 39.5],
    ['fr-FR', '39.5', 39.5],
    ['fr-FR', '-0,125', -0.125],
    ['fr-FR', '1 234,5', 1234.5],
    ['fr-FR', '1\u00a0234,5', 1234.5],
    ['fr-FR', '1\u202f234\u202f567', 1234567],
    ['fr-FR', '1234,567', 1234.567],
    ['de-DE', '1.234,5', 1234.5],
    ['de-DE', '1.234.567', 1234567],
    ['de-DE', '\u22125', -5],
    ['de-CH', "1'234.50", 1234.5],
    ['de-CH', '1’234’567', 1234567],
    ['fr-CH', '1 234,50', 1234.5],
    ['es-ES', '12.345,6', 12345.6],
    ['it-IT', '1.000.000', 1000000],
    ['nl-NL', '0,5', 0.5],
    ['pt-BR', '1.234,00', 1234],
    ['en-US', '1.234', 1.234],
    ['en-US', '1,234.5', 1234.5],
    ['en-GB', '1,234,567', 1234567],
    ['en-GB', '1 000', 1000],
  ])('has the form of %s: %s', (locale, cell, value) => {
    expect(read(cell, locale, number)).toBe(value);
  });

  it.each([
    ['de-DE', '1.234', 'It can be read as 1234 or as 1,2340: write the one you mean.'],
    ['de-DE', '1,234', 'It can be read as 1,2340 or as 1234: write the one you mean.'],
    ['fr-FR', '1,234', 'It can be read as 1,2340 or as 1234: write the one you mean.'],
    ['fr-FR', '1.234', 'It can be read as 1234 or as 1,2340: write the one you mean.'],
    ['en-US', '1,234', 'It can be read as 1.234 or as 1234: write the one you mean.'],
    ['en-US', '1,5', 'Write 1.5.'],
    ['en-US', '1.234,56', 'Write 1234.56.'],
    ['fr-FR', '1,234.56', 'Write 1234,56.'],
    ['fr-FR', '45 €', 'Write 45.'],
    ['fr-FR', '12 34', 'Write 1234.'],
    ['fr-FR', 'bas', 'Write a number, such as 45 or 4,5.'],
  ])('is refused in %s where its form says another one or several: %s', (locale, cell, message) => {
    expect(read(cell, locale, number)).toBe(cell);
    expect(remedy(cell, locale, number)).toBe(message);
  });

  it('may be an item of a list', () => {
    expect(read('1,5; 2; 3.000,5', 'de-DE', list)).toEqual([1.5, 2, 3000.5]);
    expect(remedy('1.234', 'de-DE', list)).toContain('1234');
  });

  it.each(['1234', '1,2340', '4,5'])('can be written as every remedy says: %s', (cell) => {
    expect(read(cell, 'de-DE', number)).toBeTypeOf('number');
  });
});

describe('a price in a table', () => {
  it.each([
    ['fr-FR', '39,50 €', 39.5],
    ['fr-FR', '39,50', 39.5],
    ['fr-FR', '1\u202f200,00\u00a0€', 1200],
    ['fr-FR', 'EUR 45', 45],
    ['de-DE', '1.200,- €', 1200],
    ['de-DE', '1.200 €', 1200],
    ['fr-FR', '1.200', 1200],
    ['en-US', '$1,200', 1200],
    ['de-CH', 'CHF 1’234.50', 1234.5],
    ['de-CH', '49.–', 49],
    ['en-US', '$1,200.50', 1200.5],
    ['en-GB', '£45', 45],
  ])('may have the currency of the site (%s): %s', (locale, cell, value) => {
    expect(read(cell, locale, money)).toBe(value);
  });

  it.each([
    ['fr-FR', '$45', 'Write 45. Prices are in the currency of the site, EUR.'],
    [
      'de-DE',
      '1,200 €',
      'It can be read as 1,2 or as 1200: write the one you mean. Prices are in the currency of the site, EUR.',
    ],
    ['fr-FR', 'sur demande', 'Write an amount, such as 45 or 4,5. Prices are in the currency of the site, EUR.'],
  ])('is refused in %s: %s', (locale, cell, message) => {
    expect(read(cell, locale, money)).toBe(cell);
    expect(remedy(cell, locale, money)).toBe(message);
  });
});

describe('yes and no in a table', () => {
  it.each([
    ['fr-FR', ['oui', 'Oui', 'VRAI', 'yes', 'TRUE', '1'], ['non', 'FAUX', 'no', 'FALSE', '0']],
    ['de-CH', ['ja', 'WAHR'], ['nein', 'FALSCH']],
    ['es-ES', ['sí', 'si', 'VERDADERO'], ['no', 'FALSO']],
    ['it-IT', ['sì', 'si\u0300', 'VERO'], ['no', 'FALSO']],
    ['nl-NL', ['ja', 'WAAR'], ['nee', 'ONWAAR']],
    ['pt-PT', ['sim', 'VERDADEIRO'], ['não', 'nao', 'FALSO']],
    ['en-GB', ['yes', 'TRUE'], ['no', 'FALSE']],
    ['pl-PL', ['yes', 'TRUE'], ['no', 'FALSE']],
  ])('are the words of %s, and English ones', (locale, yes, no) => {
    expect(yes.map((cell) => read(cell, locale, flag))).toEqual(yes.map(() => true));
    expect(no.map((cell) => read(cell, locale, flag))).toEqual(no.map(() => false));
  });

  it('are no words of another language', () => {
    expect(read('oui', 'de-DE', flag)).toBe('oui');
    expect(remedy('oui', 'de-DE', flag)).toBe('Write "ja" or "nein".');
    expect(remedy('peut-être', 'fr-FR', flag)).toBe('Write "oui" or "non".');
    expect(remedy('maybe', 'en-GB', flag)).toBe('Write "yes" or "no".');
  });
});
