import { describe, expect, it } from 'vitest';
import { intentFrom } from '../intent.ts';
import type { ControlSpec } from './control-spec.ts';
import { numberFrom, timeName } from './typed-values.ts';

const spec = (name: string, type: ControlSpec['type'], more: object = {}) =>
  ({ name, type, label: name, invalid: '', ...more }) as ControlSpec;

const fields = [
  spec('service', 'cards'),
  spec('teeth', 'number'),
  spec('needs', 'checkboxes'),
  spec('urgent', 'checkbox'),
  spec('day', 'date'),
  spec('consent', 'consent', { words: 'You may write to me.', version: '2026-11' }),
];
const time = new Date('2026-11-26T12:00:00Z');
const leadOf = (values: [string, string][], names?: Record<string, string>) =>
  intentFrom(
    { values, plus: [], time, page: '/', shown: undefined, after: 9000 },
    { fields, names, destinations: ['desk'], delivery: 'all', label: 'Quote', source: '/destinations.json' },
  );

describe('the values of a lead', () => {
  it('keep their type', () => {
    const { payload } = leadOf([
      ['service', 'implant'],
      ['teeth', ' ٣٢ '],
      ['needs', 'fear'],
      ['needs', 'wheels'],
      ['urgent', 'yes'],
      ['day', '2026-12-01'],
    ]);
    expect(payload).toMatchObject({
      service: 'implant',
      teeth: 32,
      needs: ['fear', 'wheels'],
      urgent: true,
      day: '2026-12-01',
      consent: false,
    });
  });

  it('say what was left empty', () => {
    const { payload, meta } = leadOf([['teeth', '']]);
    expect(payload).toMatchObject({ teeth: null, needs: [], urgent: false, consent: false });
    expect(meta).not.toHaveProperty('consents');
  });

  it('have the words, the version and the time of a consent', () => {
    const ticked = leadOf([
      ['consent', '2026-11: You may write to me.'],
      [timeName('consent'), '2026-11-26T11:59:00.000Z'],
    ]);
    const consent = { text: 'You may write to me.', version: '2026-11' };
    expect(ticked.payload.consent).toBe(true);
    expect(ticked.payload).not.toHaveProperty([timeName('consent')]);
    expect(ticked.meta.consents).toEqual({ consent: { ...consent, time: '2026-11-26T11:59:00.000Z' } });
    // Ticked before the code had loaded.
    const early = leadOf([['consent', '2026-11: You may write to me.']]);
    expect(early.meta.consents).toEqual({ consent: { ...consent, time: time.toISOString() } });
  });

  it('have their own names where the page has those of a destination', () => {
    const { payload } = leadOf([['teeth', '3']], { teeth: 'count' });
    expect(payload).toMatchObject({ count: 3 });
  });
});

describe('numberFrom', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['٤٢', 42],
    ['１２', 12],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['٣٫٥', 3.5],
    ['-3', -3],
    ['−3', -3],
    ['\u200e1\u00a0200\u200b', 1200],
    ['۱۲٫۵', 12.5],
    ['－１２．５', -12.5],
    ['12 teeth', undefined],
    ['1.5.2', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, number) => {
    expect(numberFrom(text)).toBe(number);
  });
});
