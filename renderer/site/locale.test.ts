import { expect, test } from 'vitest';
import { isLocale, localeOr, meantLocale } from './locale.ts';

test.each([
  ['fr_FR', 'fr-FR'],
  ['fr_FR.UTF-8', 'fr-FR'],
  ['fr FR', 'fr-FR'],
  ['fr-', 'fr'],
  ['fr-XX', 'fr'],
  ['FR', 'fr-FR'],
  ['CH', 'de-CH'],
  ['french', 'fr'],
  ['Français', 'fr'],
  ['en-UK', 'en-GB'],
  ['UK', 'en-GB'],
  ['EN', 'en-GB'],
  ['pt-br', 'pt-BR'],
  ['zh_hans_cn', 'zh-Hans-CN'],
  ['cz', 'cs-CZ'],
  ['iw', 'he'],
])('%s is no tag, and was meant as %s', (written, meant) => {
  expect(isLocale(written)).toBe(false);
  expect(meantLocale(written)).toBe(meant);
});

test.each(['xx', 'xx-XX', '', '-', 'x', 'C', 'und'])('nobody knows what "%s" means', (written) => {
  expect(isLocale(written)).toBe(false);
  expect(meantLocale(written)).toBeUndefined();
});

test.each(['en', 'en-US', 'es-419', 'sr-Latn', 'zh-Hans-CN', 'de-CH', 'nb'])('%s is a tag', (tag) => {
  expect(isLocale(tag)).toBe(true);
});

test('another locale stands in for one that is reported', () => {
  expect(['de-DE', 'de_DE', undefined, 7].map((written) => localeOr(written, 'fr-FR'))).toEqual([
    ...['de-DE', 'fr-FR', 'fr-FR', 'fr-FR'],
  ]);
});
