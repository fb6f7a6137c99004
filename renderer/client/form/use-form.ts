import { type FormEvent, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { form as english } from '../../sdk/ui-text/english/form.ts';
import { removeWriteAhead } from '../leads/store.ts';
import { membersOf } from '../members-of.ts';
import { fetchToasts, toast } from '../toasts/index.ts';
import type { Answer, AnsweredState } from './answer.ts';
import { type Control, type FieldSpec, fieldError, tidyValue } from './field-spec.ts';
import { fetchAttribution, type SendingOptions, send, takeLeadId } from './send.ts';

export interface Form {
  readonly state: FormState;
  /** Errors by field name; empty unless the state is `invalid`. */
  readonly errors: Errors;
  /** Resets the state and the typed values, as a popup does when it closes. */
  readonly reset: () => void;
  /** Milliseconds since the lead arrived, in a form that is only shown. */
  readonly elapsed?: number;
  /** What is shown in place of the fields, in a form with the id. */
  readonly body?: (id: string) => ReactNode;
  /** For the `<form>` element. */
  readonly props: {
    readonly ref: (form: HTMLFormElement | null) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    /** Of a form with steps. */
    readonly 'data-steps'?: number | undefined;
    /** The step that it shows, from 1 on. */
    readonly 'data-step'?: number | undefined;
  };
}

/** Error texts by field name. */
export type Errors = Readonly<Record<string, string>>;

/** The state of a form. */
export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'invalid'; readonly errors: Errors }
  | { readonly kind: 'sending' }
  | AnsweredState;

/** A new state, or an edit of a field; `isFixed` if the field is valid now. */
export type FormAction = FormState | { readonly kind: 'edited'; readonly name: string; readonly isFixed: boolean };

export const idle: FormState = { kind: 'idle' };

/** Returns the state after an event. */
export function nextFormState(state: FormState, event: FormAction): FormState {
  if (event.kind !== 'edited') return event;
  if (state.kind === 'sent') return idle;
  if (state.kind !== 'invalid' || !event.isFixed) return state;
  const { [event.name]: _, ...errors } = state.errors;
  return { kind: 'invalid', errors };
}

/** How forms behave. Code that only some pages load wraps it: `steps/`, `after/` and `partial/`. */
export const formBehavior: {
  use: (sending: SendingOptions) => Form;
  send: typeof send;
  /** Called when a person leaves a step with valid answers. The lead is not sent yet. */
  onStep?: (form: HTMLFormElement, sending: SendingOptions) => void;
} = { use: useWholeForm, send };

/** Manages a form. */
export function useForm(sending: SendingOptions): Form {
  return formBehavior.use(sending);
}

/** Manages a form that asks all its fields: validates with the browser's constraints, shows its own texts, and sends each lead once. */
export function useWholeForm(sending: SendingOptions): Form {
  const [state, dispatch] = useReducer(nextFormState, idle);
  const element = useRef<HTMLFormElement>(null);
  /** Digits behind a plus, by name of the fields whose number started with one. */
  const plus = useRef(new Map<string, string>()).current;
  useEffect(() => void fetchAttribution(), []);

  /** Resets the fields and their plus signs. */
  const resetFields = () => {
    plus.clear();
    if (element.current) membersOf(element.current).reset();
  };

  const { submit, reset } = useSubmission(sending, dispatch, plus, resetFields);

  return {
    state,
    errors: state.kind === 'invalid' ? state.errors : {},
    reset,
    props: {
      ref: (form) => {
        element.current = form;
        // Turn off the browser's own messages; without script the same form keeps them.
        if (form) membersOf(form).noValidate = true;
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target, nativeEvent }) => {
        const control = target as Control;
        const field = sending.fields.find(({ name }) => name === control.name);
        if (!field) return;
        if (control.type === 'tel') {
          // Few forms need this code. If it does not load, other characters are removed when the form is sent.
          import('./numbers.ts').then(
            ({ followNumber }) =>
              followNumber(field.type, control as HTMLInputElement, plus, nativeEvent, sending.fields),
            () => undefined,
          );
        }
        dispatch({ kind: 'edited', name: field.name, isFixed: !controlError(field, control) });
      },
    },
  };
}

/**
 * Submits a form: shows its errors, or sends each lead once and shows the answer. `plus` has the names of the fields
 * whose number started with a plus.
 */
function useSubmission(
  sending: SendingOptions,
  dispatch: (event: FormAction) => void,
  plus: ReadonlyMap<string, unknown>,
  resetFields: () => void,
) {
  /** The current attempt. An attempt from before a reset no longer changes what the form shows. */
  const currentAttempt = useRef<object>(null);

  const refuse = (form: HTMLFormElement, errors: Errors) => {
    // Render the error before focusing its field, so that screen readers read it.
    flushSync(() => dispatch({ kind: 'invalid', errors }));
    membersOf(form).querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  /** Validates and sends the form. Does nothing while an attempt is pending. */
  const submit = async (form: HTMLFormElement) => {
    if (currentAttempt.current) return;
    const errors = findErrors(form, sending.fields);
    if (Object.keys(errors)[0]) {
      removeWriteAhead(takeLeadId(form));
      refuse(form, errors);
      return;
    }
    const attempt = {};
    currentAttempt.current = attempt;
    dispatch({ kind: 'sending' });
    void fetchToasts();
    const answer = await formBehavior.send(form, sending, [...plus.keys()]);
    const isCurrent = currentAttempt.current === attempt;
    if (isCurrent) currentAttempt.current = null;
    if (!answer) {
      if (isCurrent) refuse(form, tooLong(form, sending));
      return;
    }
    if (isCurrent) {
      if (answer.state.kind === 'sent') resetFields();
      dispatch(answer.state);
    }
    const unshownText = await showToasts(answer, sending.text?.close);
    if (unshownText && isCurrent) {
      const note = [unshownText, answer.state.note].filter(Boolean).join(' ');
      dispatch({ ...answer.state, note });
    }
  };

  /** Resets the form, which then ignores the answer to a pending attempt. The lead is sent nevertheless. */
  const reset = () => {
    currentAttempt.current = null;
    resetFields();
    dispatch(idle);
  };

  return { submit, reset };
}

/** Shows the toasts of an answer. Returns the text of those that could not be shown. */
async function showToasts({ toasts }: Answer, closeLabel: string | undefined): Promise<string> {
  const shown = await Promise.all(toasts.map((message) => toast({ closeLabel, ...message })));
  return toasts
    .filter((_, index) => !shown[index])
    .map(({ title, text = '' }) => `${title} ${text}`.trim())
    .join(' ');
}

/** The error of a lead that is too large, under its longest field. */
function tooLong(form: HTMLFormElement, { fields, failure, text }: SendingOptions): Errors {
  const data = new FormData(form);
  const lengthOf = (name: string) => String(data.get(name)).length;
  const [longest] = fields.map(({ name }) => name).sort((a, b) => lengthOf(b) - lengthOf(a));
  return { [longest as string]: failure.tooLong ?? text?.tooLong ?? english.tooLong };
}

/** Returns the errors of a form by field name. */
export function findErrors(form: HTMLFormElement, fields: readonly FieldSpec[]): Errors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    // The first of several controls speaks for all.
    const control = membersOf(form).querySelector<Control>(`[name=${field.name}]`);
    const error = control && controlError(field, control);
    if (error) errors[field.name] = error;
  }
  return errors;
}

/** Returns the error of what would be sent: browsers reject an e-mail address with an invisible space at its end. */
function controlError(field: FieldSpec, control: Control): string | undefined {
  const value = tidyValue(field.type, control.value);
  // A copy would lose what other code has found wrong.
  const isTidy = value === control.value || control.validity.customError;
  return fieldError(field, isTidy ? control : Object.assign(control.cloneNode() as Control, { value }));
}
