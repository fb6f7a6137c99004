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

/** A new state, or an edit of a field; `isFixed` if the field is valid now. */
export type FormEvent = FormState | { readonly kind: 'edited'; readonly name: string; readonly isFixed: boolean };

export const idle: FormState = { kind: 'idle' };

/** Returns the state after an event. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  if (event.kind !== 'edited') return event;
  if (state.kind === 'sent') return idle;
  if (state.kind !== 'invalid' || !event.isFixed) return state;
  const { [event.name]: _, ...errors } = state.errors;
  return { kind: 'invalid', errors };
}
