import { expect, it } from 'vitest';
import { literalsIn } from './literals.ts';

const found = (text: string, locale: string) =>
  literalsIn(text, locale).map(({ kind, text: written, value, to, isTerm }) => [
    kind,
    written,
    to === undefined ? value : [value, to],
    ...(isTerm ? ['term'] : []),
  ]);

it.each([
  ['fr-FR', 'Menu à 19,50 €, dîner à 48 €', ['money', '19,50 €', 19.5], ['money', '48 €', 48]],
  ['fr-FR', 'De 1\u202f200 à 1 500,50 euros', ['money', '1 500,50 euros', 1500.5]],
  ['fr-FR', 'Entre 35–45 €', ['money', '35–45 €', [35, 45]]],
  ['fr-CH', 'Dès CHF 45.50', ['money', 'CHF 45.50', 45.5]],
  ['de-DE', 'Ab 1.250,00 € im Monat', ['money', '1.250,00 €', 1250]],
  ['de-DE', 'Über 1.200 Kunden, 500+ Aufträge', ['count', '1.200', 1200], ['count', '500+', 500]],
  ['de-CH', 'Für CHF 1’250.50', ['money', 'CHF 1’250.50', 1250.5]],
  ['es-ES', 'Desde 19,90 € y 30 días de prueba', ['money', '19,90 €', 19.9], ['days', '30 días', 30, 'term']],
  ['es-MX', 'Desde $1,250.00', ['money', '$1,250.00', 1250]],
  ['it-IT', 'Solo 9,90 euro, sconto del 10 %', ['money', '9,90 euro', 9.9], ['percent', '10 %', 10, 'term']],
  ['nl-NL', 'Vanaf € 12,50, binnen 24 uur', ['money', '€ 12,50', 12.5], ['hours', '24 uur', 24, 'term']],
  ['pt-BR', 'Por R$ 1.234,56', ['money', 'R$ 1.234,56', 1234.56]],
  ['fr-FR', 'Garantie de 2 ans, le 12/12/2026, 04 65 71 12 34', ['years', '2 ans', 2, 'term']],
  ['fr-FR', 'Menu à {{facts.menu}} €'],
  ['fr-FR', 'SARL au capital social de 8 000 €'],
  ['de-DE', 'Stammkapital: 25.000 €'],
  ['pl-PL', 'Od 19,50 € i 48 €, ponad 500 klientów'],
  ['ja-JP', '45 € 30%'],
])('finds amounts as %s writes them: %s', (locale, text, ...literals) => {
  expect(found(text, locale)).toEqual(literals);
});

it('reads English as before', () => {
  expect(found('From £45, and 500+ clients', 'en-GB')).toEqual(found('From £45, and 500+ clients', 'en'));
  expect(found('From £45', 'en-GB')).toEqual([['money', '£45', 45]]);
});
