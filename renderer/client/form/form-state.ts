/** Error texts by field name. */
export type Errors = Readonly<Record<string, string>>;

/** The state of a form. */
export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'invalid'; readonly errors: Errors }
  | { readonly kind: 'sending' }
  | AnsweredState;

/** The state of a form after the first attempt. */
export type AnsweredState =
  /** Success by the form's delivery rule. The note shows the text of a toast that failed to load. */
  | { readonly kind: 'sent'; readonly note?: string | undefined }
  /** Failure; typed text stays. `wayOut` shows contact links. */
  | { readonly kind: 'halted'; readonly note?: string | undefined; readonly wayOut?: boolean | undefined };

export type FormEvent =
  | { readonly type: 'refused'; readonly errors: Errors }
  /** A field was changed; `isFixed` if it is valid now. */
  | { readonly type: 'edited'; readonly name: string; readonly isFixed: boolean }
  | { readonly type: 'submitted' }
  | { readonly type: 'answered'; readonly state: AnsweredState }
  | { readonly type: 'reset' };

export const idle: FormState = { kind: 'idle' };

/** Returns the state after an event. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refused':
      return { kind: 'invalid', errors: event.errors };
    case 'edited': {
      if (state.kind === 'sent') return idle;
      if (state.kind !== 'invalid' || !event.isFixed) return state;
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
