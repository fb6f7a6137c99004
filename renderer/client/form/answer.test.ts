import { describe, expect, it } from 'vitest';
import type { DestinationResult, LeadResult } from '../leads/index.ts';
import { verdictOf } from '../leads/verdict.ts';
import { answerTo, answerToFault, type FailureWords } from './answer.ts';

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
const answer = (result: Partial<LeadResult>, words: Parameters<typeof answerTo>[2] = failure) =>
  answerTo({ leadId: 'x', outcome: 'accepted', safe: true, results: [confirmed], ...result }, success, words);

describe('what a person is told about a lead', () => {
  it('is the good news once the form’s rule holds', () => {
    expect(answer({})).toEqual({ state: { kind: 'sent' }, toasts: [{ tone: 'positive', ...success }] });
    expect(answer({ safe: false })).toMatchObject({ state: { kind: 'sent' } });
  });

  it('is never good news when nobody has it', () => {
    const nobody = { safe: false, results: [failed] };
    for (const outcome of ['accepted', 'partial', 'refused', 'kept'] as const) {
      expect(answer({ outcome, ...nobody })).toEqual({
        state: { kind: 'halted', note: 'Lost; call us:', wayOut: true },
        toasts: [{ tone: 'negative', title: 'Error' }],
      });
    }
  });

  it('is that it is kept where there is nowhere to send it, with another way', () => {
    const missing = { ...failed, state: 'missing', message: 'No webhook URL provided' } as const;
    expect(answer({ outcome: 'kept', results: [missing] })).toEqual({
      state: { kind: 'halted', note: 'Kept; call us:', wayOut: true },
      toasts: [],
    });
  });

  it('is that it failed, and is kept', () => {
    expect(answer({ outcome: 'refused', results: [confirmed, failed] })).toEqual({
      state: { kind: 'halted', note: 'Kept, and sent later.', wayOut: false },
      toasts: [{ tone: 'negative', title: 'Submission Failed' }],
    });
  });

  it('does not say it is kept when only a part of it is anywhere, and names another way', () => {
    const state = answer({ outcome: 'refused', safe: false, results: [confirmed, failed] }).state;
    expect(state).toEqual({ kind: 'halted', note: undefined, wayOut: true });
  });

  it('is that a part of it went through, where the form has words for that', () => {
    const part = { outcome: 'partial', results: [confirmed, failed] } as const;
    expect(answer(part).toasts).toEqual([{ tone: 'neutral', title: 'Partial Success' }]);
    expect(answer(part, { ...failure, partial: undefined }).toasts).toEqual([
      { tone: 'negative', title: 'Submission Failed' },
    ]);
  });

  it('is what each destination said that failed, by the label that the site gave it', () => {
    const words = { kept: '', lost: '', labels: { sheet: 'Sheets', hook: 'Hooks' } };
    expect(answer({ outcome: 'refused', results: [confirmed, failed] }, words).toasts).toEqual([
      { tone: 'negative', title: 'Hooks Error', text: 'The answer was 500.' },
    ]);
    expect(answer({ outcome: 'refused', results: [queued, failed] }, words).toasts).toMatchObject([
      { title: 'Sheets Error', text: 'No answer came.' },
      { title: 'Hooks Error' },
    ]);
  });

  it('is nothing of a destination that nobody has given an address, as far as is known', () => {
    const words = { kept: '', lost: '', labels: { sheet: 'Sheets' } };
    const unknown = { ...queued, name: 'pipe', label: 'pipe' };
    expect(answer({ outcome: 'refused', results: [queued, unknown] }, words).toasts).toHaveLength(1);
  });

  it('is nothing over the page where the form has no words for that', () => {
    expect(answer({ outcome: 'refused', results: [failed] }, { kept: '', lost: '' }).toasts).toEqual([]);
  });

  it('is that it is kept, with another way, where the form has no other words for what failed', () => {
    expect(answer({ outcome: 'refused', results: [failed] }, { kept: 'Kept.', lost: 'Lost.' })).toEqual({
      state: { kind: 'halted', note: 'Kept.', wayOut: true },
      toasts: [],
    });
  });

  it('is the nearest words there are when only a part of it is anywhere', () => {
    const part = { outcome: 'refused', safe: false, results: [confirmed, failed] } as const;
    const { kept, lost, unexpected, partial } = failure;
    expect(answer(part, { kept, lost, unexpected, partial }).toasts).toEqual([{ tone: 'neutral', ...partial }]);
    expect(answer(part, { kept, lost, unexpected })).toEqual({
      state: { kind: 'halted', note: undefined, wayOut: true },
      toasts: [{ tone: 'negative', ...unexpected }],
    });
    expect(answer(part, { kept, lost })).toEqual({
      state: { kind: 'halted', note: lost, wayOut: true },
      toasts: [],
    });
  });
});

describe('whatever becomes of a lead, and whichever words a form has', () => {
  const deliveries = ['any', 'sequential', 'all', 'ordered', 'settle'] as const;
  const states = ['confirmed', 'sent-unverified', 'queued', 'failed', 'missing'] as const;
  const endings = states
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
  const vocabularies = (['refused', 'partial', 'unexpected', 'safe', 'labels'] as const).reduce<FailureWords[]>(
    (known, name) => known.flatMap((words) => [words, { ...words, [name]: optional[name] }]),
    [{ kept: failure.kept, lost: failure.lost }],
  );

  it('a form that halts says something, nothing false, and names another way unless the lead is safe', () => {
    const cases = endings.flatMap((ending) => vocabularies.map((words) => ({ ending, words })));
    expect(cases).toHaveLength(5 * 5 * 5 * 2 * 32);
    for (const { ending, words } of cases) {
      const { state, toasts } = answer(ending, words);
      if (state.kind !== 'halted') continue;
      const { note, wayOut } = state;
      const titles = toasts.map(({ title }) => title);
      const arrived = ending.results.some(({ state }) => state === 'confirmed' || state === 'sent-unverified');
      const inPart = arrived && !ending.safe;
      const wrong = [
        !note && titles.length === 0 && 'nothing is said',
        !ending.safe && !wayOut && 'no other way',
        note === failure.kept && !(ending.stored && wayOut) && 'kept',
        note === failure.safe && !(ending.stored && ending.outcome !== 'kept') && 'safe',
        note === failure.lost && ending.safe && 'lost, though it is safe',
        note === failure.lost && arrived && (words.refused || words.partial || words.unexpected) && 'lost, in part',
        // "ordered" calls it partial whichever destinations failed.
        titles.includes('Partial Success') && !(inPart || ending.outcome === 'partial') && 'partial',
        titles.includes('Sheets Error') && !['failed', 'queued'].includes(ending.results[0]?.state ?? '') && 'error',
      ].filter(Boolean);
      expect(wrong, JSON.stringify({ ending, words, state, toasts })).toEqual([]);
    }
  });
});

describe('what a person is told when sending broke', () => {
  it('is that it did not work, with another way', () => {
    expect(answerToFault(failure)).toEqual({
      state: { kind: 'halted', note: 'Lost; call us:', wayOut: true },
      toasts: [{ tone: 'negative', title: 'Error' }],
    });
    expect(answerToFault({ ...failure, unexpected: undefined }).toasts).toMatchObject([{ title: 'Submission Failed' }]);
  });
});
