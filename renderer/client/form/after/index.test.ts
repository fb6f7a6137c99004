import { describe, expect, it } from 'vitest';
import type { ControlSpec } from '../field-spec.ts';
import type { SendingOptions } from '../send.ts';
import { wordsFor } from './index.ts';

const spec = (name: string, type: ControlSpec['type'], more: object = {}) =>
  ({ name, type, label: name, invalid: '', ...more }) as ControlSpec;
const options = [
  { value: 'in', label: 'En salle' },
  { value: 'out', label: 'En terrasse' },
];
const sending = {
  fields: [
    spec('day', 'date'),
    spec('hour', 'time'),
    spec('guests', 'number'),
    spec('where', 'radio', { options }),
    spec('wishes', 'checkboxes', { options }),
    spec('news', 'checkbox'),
    spec('tel', 'phone'),
  ],
  names: { tel: 'phone' },
  yesNo: ['Oui', 'Non'],
} as unknown as SendingOptions;

describe('the words for a value of a lead', () => {
  it.each([
    ['day', '2026-12-12', 'fr-FR', '12 décembre 2026'],
    ['day', '2027-01-01', 'fr-FR', '1er janvier 2027'],
    ['day', '2026-12-12', 'en-US', 'December 12, 2026'],
    ['day', 'demain', 'fr-FR', 'demain'],
    ['hour', '19:30', 'fr-FR', '19:30'],
    ['hour', '00:30', 'de-DE', '00:30'],
    ['hour', '09:00', 'de-DE', '09:00'],
    ['hour', '19:30', 'en-US', '7:30\u00a0PM'],
    ['guests', 1250.5, 'de-DE', '1.250,5'],
    ['guests', 0.125, 'fr-FR', '0,125'],
    ['guests', '9007199254740993', 'fr-FR', '9007199254740993'],
    ['where', 'out', 'fr-FR', 'En terrasse'],
    ['wishes', ['in', 'out'], 'fr-FR', 'En salle et En terrasse'],
    ['wishes', [], 'fr-FR', ''],
    ['news', true, 'fr-FR', 'Oui'],
    ['news', false, 'fr-FR', 'Non'],
    ['phone', '06 12 34 56 78', 'fr-FR', '06 12 34 56 78'],
    ['guests', null, 'fr-FR', ''],
    ['unknown', undefined, 'fr-FR', ''],
  ] as const)('of %s, %j in %s, are "%s"', (name, value, locale, words) => {
    expect(wordsFor(name, value, sending, locale)).toBe(words);
  });
});
