import { expect, test } from 'vitest';
import { formatDate, formatTime } from './format.ts';

test.each([
  ['fr-FR', '1er janvier 2026', '11 janvier 2026'],
  ['fr-CA', '1er janvier 2026', '11 janvier 2026'],
  ['it-IT', '1º gennaio 2026', '11 gennaio 2026'],
  ['pt-BR', '1º de janeiro de 2026', '11 de janeiro de 2026'],
  ['pt-PT', '1 de janeiro de 2026', '11 de janeiro de 2026'],
  ['es-ES', '1 de enero de 2026', '11 de enero de 2026'],
  ['de-DE', '1. Januar 2026', '11. Januar 2026'],
  ['en-GB', '1 January 2026', '11 January 2026'],
])('the first of a month in %s', (locale, first, eleventh) => {
  expect(formatDate('2026-01-01', locale)).toBe(first);
  expect(formatDate('2026-01-11', locale)).toBe(eleventh);
});

test.each([
  ['fr-FR', '00:30', '09:00', '12:00'],
  ['de-DE', '00:30', '09:00', '12:00'],
  ['en-GB', '00:30', '09:00', '12:00'],
  ['es-ES', '00:30', '09:00', '12:00'],
  ['fi-FI', '00.30', '09.00', '12.00'],
  ['en-US', '12:30\u00a0AM', '9:00\u00a0AM', '12:00\u00a0PM'],
])('times in %s have the hours that its people write', (locale, ...texts) => {
  expect(['00:30', '09:00', '12:00'].map((time) => formatTime(time, locale))).toEqual(texts);
});
