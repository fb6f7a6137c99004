import type { Outcome } from '../post.ts';

/** What is wrong, by the name of the field. */
export type Errors = Readonly<Record<string, string>>;

/** Why a lead did not certainly arrive. */
type Failure = Exclude<Outcome, { kind: 'confirmed' }>;

/** Where a form stands between a person and its destination. */
export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'invalid'; readonly errors: Errors }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type FormEvent =
  | { readonly type: 'refused'; readonly errors: Errors }
  | { readonly type: 'mended'; readonly name: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'answered'; readonly outcome: Outcome }
  | { readonly type: 'reset' };

export const idle: FormState = { kind: 'idle' };

/** The state after something has happened. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refused':
      return { kind: 'invalid', errors: event.errors };
    case 'mended': {
      if (state.kind !== 'invalid') return state;
      const { [event.name]: _, ...errors } = state.errors;
      return Object.keys(errors).length === 0 ? idle : { kind: 'invalid', errors };
    }
    case 'submitted':
      return { kind: 'sending' };
    case 'answered':
      return event.outcome.kind === 'confirmed' ? { kind: 'sent' } : { kind: 'failed', failure: event.outcome };
    case 'reset':
      return idle;
  }
}
