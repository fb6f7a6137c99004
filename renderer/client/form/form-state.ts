/** What is wrong, by the name of the field. */
export type Errors = Readonly<Record<string, string>>;

/** Where a form stands between a person and its destinations. */
export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'invalid'; readonly errors: Errors }
  | { readonly kind: 'sending' }
  | AnsweredState;

/** Where a form stands once the first attempt is over. */
export type AnsweredState =
  /** Arrived, by the form's own rule; the note stands in for a message that could not be shown. */
  | { readonly kind: 'sent'; readonly note?: string | undefined }
  /** It did not go as wished; what was typed stays. The way out says how to reach a person otherwise. */
  | { readonly kind: 'halted'; readonly note?: string | undefined; readonly wayOut?: boolean | undefined };

export type FormEvent =
  | { readonly type: 'refused'; readonly errors: Errors }
  /** A field was changed; `mended` when nothing is wrong with it any more. */
  | { readonly type: 'edited'; readonly name: string; readonly mended: boolean }
  | { readonly type: 'submitted' }
  | { readonly type: 'answered'; readonly state: AnsweredState }
  | { readonly type: 'reset' };

export const idle: FormState = { kind: 'idle' };

/** The state after something has happened. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refused':
      return { kind: 'invalid', errors: event.errors };
    case 'edited': {
      if (state.kind === 'sent') return idle;
      if (state.kind !== 'invalid' || !event.mended) return state;
      const { [event.name]: _, ...errors } = state.errors;
      return Object.keys(errors).length === 0 ? idle : { kind: 'invalid', errors };
    }
    case 'submitted':
      return { kind: 'sending' };
    case 'answered':
      return event.state;
    case 'reset':
      return idle;
  }
}
