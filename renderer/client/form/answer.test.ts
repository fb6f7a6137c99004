import { describe, expect, it } from 'vitest';
import type { DestinationResult, LeadResult } from '../leads/index.ts';
import { answerTo, answerToFault } from './answer.ts';

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

  it('does not say it is kept when only a part of it is anywhere', () => {
    const state = answer({ outcome: 'refused', safe: false, results: [confirmed, failed] }).state;
    expect(state).toEqual({ kind: 'halted', note: undefined, wayOut: false });
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

  it('is silent where the form has no words', () => {
    expect(answer({ outcome: 'refused', results: [failed] }, { kept: '', lost: '' }).toasts).toEqual([]);
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
