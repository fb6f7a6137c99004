import { type FormEvent, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { membersOf } from '../members-of.ts';
import type { Control } from './field-spec.ts';
import { type Errors, type FormState, idle, nextFormState } from './form-state.ts';
import { fetchAttribution, type SendingOptions } from './send.ts';
import { useSubmission } from './use-submission.ts';
import { controlError } from './validation.ts';

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
