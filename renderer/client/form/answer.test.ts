import { describe, expect, it } from 'vitest';
import type { DestinationResult, LeadResult } from '../leads/lead.ts';
import { verdictOf } from '../leads/lead.ts';
import { answerTo, answerToError, type FailureText } from './answer.ts';

const success = { title: 'Sent', after: 1000 };
const failure = {
  refused: { title: 'Submission Failed' },
  partial: { title: 'Partial Success' },
  unexpected: { title: 'Error' },
  safe: 'Kept, and sent later.',
  kept: 'Kept; call us:',
  lost: 'Lost; call us:',
};
const confirmed: DestinationResult = { name: 'sheet', label: 'Sheet', state: 'confirmed', message: '' };
const failed: DestinationResult = { name: 'hook', label: 'hook', state: 'failed', message: 'The answer was 500.' };
const queued: DestinationResult = { name: 'sheet', label: 'sheet', state: 'queued', message: 'No answer came.' };
const answerFor = (result: Partial<LeadResult>, texts: Parameters<typeof answerTo>[2] = failure) =>
  answerTo({ leadId: 'x', outcome: 'accepted', safe: true, results: [confirmed], ...result }, success, texts);

describe('the answer to a lead', () => {
  it('is success once the delivery rule holds', () => {
    expect(answerFor({})).toEqual({ state: { kind: 'sent' }, toasts: [{ tone: 'positive', ...success }] });
    expect(answerFor({ safe: false })).toMatchObject({ state: { kind: 'sent' } });
  });

  it('is never success when neither a destination nor the browser has it', () => {
    const lost = { safe: false, results: [failed] };
    for (const outcome of ['accepted', 'partial', 'refused', 'kept'] as const) {
      expect(answerFor({ outcome, ...lost })).toEqual({
        state: { kind: 'halted', note: 'Lost; call us:', wayOut: true },
        toasts: [{ tone: 'negative', title: 'Error' }],
      });
    }
  });

  it('is that it is stored without any address, with contact links', () => {
    const missing = { ...failed, state: 'missing', message: 'No webhook URL provided' } as const;
    expect(answerFor({ outcome: 'kept', results: [missing] })).toEqual({
      state: { kind: 'halted', note: 'Kept; call us:', wayOut: true },
      toasts: [],
    });
  });

  it('is that it failed, and is stored', () => {
    expect(answerFor({ outcome: 'refused', results: [confirmed, failed] })).toEqual({
      state: { kind: 'halted', note: 'Kept, and sent later.', wayOut: false },
      toasts: [{ tone: 'negative', title: 'Submission Failed' }],
    });
  });

  it('does not say it is stored when only some destinations have it, and shows contact links', () => {
    const state = answerFor({ outcome: 'refused', safe: false, results: [confirmed, failed] }).state;
    expect(state).toEqual({ kind: 'halted', note: undefined, wayOut: true });
  });

  it('is partial success if the form has text for that', () => {
    const partial = { outcome: 'partial', results: [confirmed, failed] } as const;
    expect(answerFor(partial).toasts).toEqual([{ tone: 'neutral', title: 'Partial Success' }]);
    expect(answerFor(partial, { ...failure, partial: undefined }).toasts).toEqual([
      { tone: 'negative', title: 'Submission Failed' },
    ]);
  });

  it('is the message of each destination that failed, with its label', () => {
    const texts = { safe: '', kept: '', lost: '', labels: { sheet: 'Sheets', hook: 'Hooks' } };
    expect(answerFor({ outcome: 'refused', results: [confirmed, failed] }, texts).toasts).toEqual([
      { tone: 'negative', title: 'Hooks Error', text: 'The answer was 500.' },
    ]);
    expect(answerFor({ outcome: 'refused', results: [queued, failed] }, texts).toasts).toMatchObject([
      { title: 'Sheets Error', text: 'No answer came.' },
      { title: 'Hooks Error' },
    ]);
  });

  it('omits destinations without an address or label', () => {
    const texts = { safe: '', kept: '', lost: '', labels: { sheet: 'Sheets' } };
    const unknown = { ...queued, name: 'pipe', label: 'pipe' };
    expect(answerFor({ outcome: 'refused', results: [queued, unknown] }, texts).toasts).toHaveLength(1);
  });

  it('shows no toast if the form has no text for it', () => {
    expect(answerFor({ outcome: 'refused', results: [failed] }, { safe: '', kept: '', lost: '' }).toasts).toEqual([]);
  });

  it('is the closest text there is when only some destinations have it', () => {
    const result = { outcome: 'refused', safe: false, results: [confirmed, failed] } as const;
    const { safe, kept, lost, unexpected, partial } = failure;
    expect(answerFor(result, { safe, kept, lost, unexpected, partial }).toasts).toEqual([
      { tone: 'neutral', ...partial },
    ]);
    expect(answerFor(result, { safe, kept, lost, unexpected })).toEqual({
      state: { kind: 'halted', note: undefined, wayOut: true },
      toasts: [{ tone: 'negative', ...unexpected }],
    });
    expect(answerFor(result, { safe, kept, lost })).toEqual({
      state: { kind: 'halted', note: lost, wayOut: true },
      toasts: [],
    });
  });
});

describe('every result with every set of texts', () => {
  const deliveries = ['any', 'sequential', 'all', 'ordered', 'settle'] as const;
  const states = ['confirmed', 'sent-unverified', 'queued', 'failed', 'missing'] as const;
  const results = states
    .flatMap((sheet) => states.map((hook) => ({ sheet, hook })))
    .flatMap((pair) => deliveries.flatMap((delivery) => [true, false].map((stored) => ({ ...pair, delivery, stored }))))
    .map(({ sheet, hook, delivery, stored }) => {
      const results = [
        { ...confirmed, state: sheet },
        { ...failed, state: hook },
      ];
      return { results, stored, delivery, ...verdictOf(delivery, results, stored) };
    });
  const optional = { ...failure, labels: { sheet: 'Sheets' } };
  const textSets = (['refused', 'partial', 'unexpected', 'labels'] as const).reduce<FailureText[]>(
    (known, name) => known.flatMap((texts) => [texts, { ...texts, [name]: optional[name] }]),
    [{ safe: failure.safe, kept: failure.kept, lost: failure.lost }],
  );

  it('a form that halts shows a true text, and contact links unless the lead is safe', () => {
    const cases = results.flatMap((result) => textSets.map((texts) => ({ result, texts })));
    expect(cases).toHaveLength(5 * 5 * 5 * 2 * 16);
    for (const { result, texts } of cases) {
      const { state, toasts } = answerFor(result, texts);
      if (state.kind !== 'halted') continue;
      const { note, wayOut } = state;
      const titles = toasts.map(({ title }) => title);
      const arrived = result.results.some(({ state }) => state === 'confirmed' || state === 'sent-unverified');
      const inPart = arrived && !result.safe;
      const wrong = [
        !note && titles.length === 0 && 'no text',
        !result.safe && !wayOut && 'no contact links',
        note === failure.kept && !(result.stored && wayOut) && 'kept',
        note === failure.safe && !(result.stored && result.outcome !== 'kept') && 'safe',
        note === failure.lost && result.safe && 'lost, though it is safe',
        note === failure.lost && arrived && (texts.refused || texts.partial || texts.unexpected) && 'lost, in part',
        // "ordered" calls it partial whichever destinations failed.
        titles.includes('Partial Success') && !(inPart || result.outcome === 'partial') && 'partial',
        titles.includes('Sheets Error') && !['failed', 'queued'].includes(result.results[0]?.state ?? '') && 'error',
      ].filter(Boolean);
      expect(wrong, JSON.stringify({ result, texts, state, toasts })).toEqual([]);
    }
  });
});

describe('the answer to an unexpected error', () => {
  it('is an error, with contact links', () => {
    expect(answerToError(failure)).toEqual({
      state: { kind: 'halted', note: 'Lost; call us:', wayOut: true },
      toasts: [{ tone: 'negative', title: 'Error' }],
    });
    expect(answerToError({ ...failure, unexpected: undefined }).toasts).toMatchObject([{ title: 'Submission Failed' }]);
  });
});
