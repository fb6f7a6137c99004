import { describe, expect, it } from 'vitest';
import { type FormAction, idle, nextFormState } from './use-form.ts';

const stateAfter = (...events: FormAction[]) => events.reduce(nextFormState, idle);
const fixed = (name: string): FormAction => ({ kind: 'edited', name, isFixed: true });

describe('the state of a form', () => {
  it('goes from sending to the answer', () => {
    expect(stateAfter({ kind: 'sending' })).toEqual({ kind: 'sending' });
    expect(stateAfter({ kind: 'sending' }, { kind: 'sent' })).toEqual({ kind: 'sent' });
    const halted = { kind: 'halted', note: 'Kept.' } as const;
    expect(stateAfter({ kind: 'sending' }, halted)).toEqual(halted);
  });

  it('loses its errors one by one as fields become valid', () => {
    const refused: FormAction = { kind: 'invalid', errors: { name: 'Enter a name.', email: 'Enter an address.' } };
    expect(stateAfter(refused, fixed('name'))).toEqual({ kind: 'invalid', errors: { email: 'Enter an address.' } });
    expect(stateAfter(refused, fixed('name'), fixed('email'))).toEqual({ kind: 'invalid', errors: {} });
  });

  it('keeps an error while its field is invalid', () => {
    const refused: FormAction = { kind: 'invalid', errors: { name: 'Enter a name.' } };
    expect(stateAfter(refused, { kind: 'edited', name: 'name', isFixed: false })).toEqual({
      kind: 'invalid',
      errors: { name: 'Enter a name.' },
    });
  });

  it('ignores typing while it sends, and after it failed', () => {
    expect(stateAfter({ kind: 'sending' }, fixed('email'))).toEqual({ kind: 'sending' });
    const halted: FormAction = { kind: 'halted', note: 'Kept.' };
    expect(stateAfter(halted, fixed('email'))).toEqual({ kind: 'halted', note: 'Kept.' });
  });

  it('starts again when the visitor types after it was sent', () => {
    expect(stateAfter({ kind: 'sent' }, fixed('email'))).toEqual(idle);
  });

  it('goes back to the start', () => {
    expect(stateAfter({ kind: 'sending' }, idle)).toEqual(idle);
  });
});
