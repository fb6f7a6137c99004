import { describe, expect, it } from 'vitest';
import type { ControlSpec } from '../field-spec.ts';
import { intentFrom } from '../intent.ts';
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

  it('keep a number that nobody has checked as it was typed', () => {
    expect(leadOf([['teeth', ' all of them ']]).payload.teeth).toBe('all of them');
  });

  it.each(['9007199254740993', '0042', '00', '12345678901234567890', '0,12345678901234567890', '-007'])(
    'keep %s as it was typed, because no number says all of it',
    (typed) => {
      expect(leadOf([['teeth', typed]]).payload.teeth).toBe(typed);
    },
  );

  it.each([
    ['9007199254740991', 9007199254740991],
    ['1,250', 1250],
    ['1.50', 1.5],
    ['2.00', 2],
    ['.5', 0.5],
    ['0', 0],
    ['0.05', 0.05],
    ['-3', -3],
  ])('make a number of %s', (typed, number) => {
    expect(leadOf([['teeth', typed]]).payload.teeth).toBe(number);
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
    ['1,250', 1250],
    ['1,250,000.5', 1_250_000.5],
    ['1,25,000', 125_000],
    ['1’250', 1250],
    ["1'250", 1250],
    ['1\u202f250', 1250],
    ['١٬٢٥٠', 1250],
    ['１，２５０', 1250],
    // In English, a point is no grouping sign.
    ['1.250', 1.25],
    ['0,250', 0.25],
    ['1250,500', 1250.5],
    ['12 teeth', undefined],
    ['1,250,00', undefined],
    ['1,2.5', undefined],
    ['1250 m²', undefined],
    ['-', undefined],
    ['1.5.2', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, number) => {
    expect(numberFrom(text)).toBe(number);
  });

  it.each([
    ['1.250', 1250],
    ['1.250.000,5', 1_250_000.5],
    ['1 250,5', 1250.5],
    ['1,250', 1.25],
    ['1.5', 1.5],
  ])('reads %j as %j where a comma starts the decimals', (text, number) => {
    expect(numberFrom(text, { comma: true })).toBe(number);
  });
});
