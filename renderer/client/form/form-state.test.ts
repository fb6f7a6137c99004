import { describe, expect, it } from 'vitest';
import { type FormEvent, idle, nextFormState } from './form-state.ts';

const stateAfter = (...events: FormEvent[]) => events.reduce(nextFormState, idle);

describe('the state of a form', () => {
  it('goes from sending to sent, or to failed with the reason', () => {
    expect(stateAfter({ type: 'submitted' })).toEqual({ kind: 'sending' });
    expect(stateAfter({ type: 'submitted' }, { type: 'answered', outcome: { kind: 'confirmed' } })).toEqual({
      kind: 'sent',
    });
    const outcome = { kind: 'failed', status: 500 } as const;
    expect(stateAfter({ type: 'submitted' }, { type: 'answered', outcome })).toEqual({
      kind: 'failed',
      failure: outcome,
    });
  });

  it('loses its errors one by one as fields are mended', () => {
    const refused: FormEvent = { type: 'refused', errors: { name: 'Enter a name.', email: 'Enter an address.' } };
    expect(stateAfter(refused, { type: 'mended', name: 'name' })).toEqual({
      kind: 'invalid',
      errors: { email: 'Enter an address.' },
    });
    expect(stateAfter(refused, { type: 'mended', name: 'name' }, { type: 'mended', name: 'email' })).toEqual(idle);
  });

  it('is not disturbed by typing while it sends or after it failed', () => {
    expect(stateAfter({ type: 'submitted' }, { type: 'mended', name: 'email' })).toEqual({ kind: 'sending' });
  });

  it('goes back to the start', () => {
    expect(stateAfter({ type: 'submitted' }, { type: 'reset' })).toEqual(idle);
  });
});
