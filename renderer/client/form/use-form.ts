import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { dropLead } from '../leads/index.ts';
import { fetchToasts, toast } from '../toasts/index.ts';
import type { Answer } from './answer.ts';
import { type Checked, type Control, type FieldSpec, fieldError, tidyValue } from './field-spec.ts';
import { type Errors, type FormState, idle, nextFormState } from './form-state.ts';
import { fetchAttribution, type SendingOptions, send } from './send.ts';
import { takeLeadId } from './take-lead-id.ts';

export interface Form {
  readonly state: FormState;
  /** Errors by field name; empty unless the state is `invalid`. */
  readonly errors: Errors;
  /** Resets the state and the typed values, as a popup does when it closes. */
  readonly reset: () => void;
  /** For the `<form>` element. */
  readonly props: {
    readonly ref: (form: HTMLFormElement | null) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** Manages a form: validates with the browser's constraints, shows its own texts, and sends each lead once. */
export function useForm(sending: SendingOptions): Form {
  const { fields } = sending;
  const [state, dispatch] = useReducer(nextFormState, idle);
  const element = useRef<HTMLFormElement>(null);
  /** Digits behind a plus, by name of the fields whose number started with one. */
  const plus = useRef(new Map<string, string>());
  /** The current attempt. An attempt from before a reset no longer changes what the form shows. */
  const currentAttempt = useRef<object>(null);
  const errors = state.kind === 'invalid' ? state.errors : {};
  useEffect(() => void fetchAttribution(), []);

  const keepDigits = async (control: Control, edit: Event) => {
    // Few forms need this code. If it does not load, other characters are removed when the form is sent.
    const code = await import('./digits.ts').catch(() => undefined);
    const behindPlus = code?.keepDigits(control, plus.current.get(control.name), edit);
    if (behindPlus === undefined) plus.current.delete(control.name);
    else plus.current.set(control.name, behindPlus);
  };

  /** Resets the fields and their plus signs. */
  const resetFields = () => {
    plus.current.clear();
    element.current?.reset();
  };

  const refuse = (form: HTMLFormElement, errors: Errors) => {
    // Render the error before focusing its field, so that screen readers read it.
    flushSync(() => dispatch({ type: 'refused', errors: errors }));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const submit = async (form: HTMLFormElement) => {
    if (currentAttempt.current) return;
    const errors = findErrors(form, fields);
    if (Object.keys(errors).length > 0) {
      dropLead(takeLeadId(form));
      refuse(form, errors);
      return;
    }
    const attempt = {};
    currentAttempt.current = attempt;
    dispatch({ type: 'submitted' });
    void fetchToasts();
    const answer = await send(form, sending, [...plus.current.keys()]);
    const isCurrent = currentAttempt.current === attempt;
    if (isCurrent) currentAttempt.current = null;
    if ('errors' in answer) {
      if (isCurrent) refuse(form, answer.errors);
      return;
    }
    if (isCurrent) {
      if (answer.state.kind === 'sent') resetFields();
      dispatch({ type: 'answered', state: answer.state });
    }
    const unshownText = await showToasts(answer, sending.text?.close);
    if (unshownText && isCurrent) {
      const note = [unshownText, answer.state.note].filter(Boolean).join(' ');
      dispatch({ type: 'answered', state: { ...answer.state, note } });
    }
  };

  return {
    state,
    errors,
    reset: () => {
      currentAttempt.current = null;
      resetFields();
      dispatch({ type: 'reset' });
    },
    props: {
      ref: (form) => {
        element.current = form;
        // Turn off the browser's own messages; without script the same form keeps them.
        if (form) form.noValidate = true;
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target, nativeEvent }) => {
        if (!isControl(target)) return;
        const field = fields.find(({ name }) => name === target.name);
        if (!field) return;
        if (field.type === 'digits') void keepDigits(target, nativeEvent);
        dispatch({ type: 'edited', name: field.name, mended: !fieldError(field, normalizedControl(field, target)) });
      },
    },
  };
}

/** Shows the toasts of an answer. Returns the text of those that could not be shown. */
async function showToasts({ toasts }: Answer, closeLabel: string | undefined): Promise<string> {
  const shown = await Promise.all(toasts.map((message) => toast({ closeLabel, ...message })));
  return toasts
    .filter((_, index) => !shown[index])
    .map(({ title, text = '' }) => `${title} ${text}`.trim())
    .join(' ');
}

function findErrors(form: HTMLFormElement, fields: readonly FieldSpec[]): Errors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const control = form.elements.namedItem(field.name);
    const error = isControl(control) && fieldError(field, normalizedControl(field, control));
    if (error) errors[field.name] = error;
  }
  return errors;
}

/**
 * Returns a control with the value that would be sent: browsers reject an e-mail address with an invisible space at its
 * end.
 */
function normalizedControl({ type }: FieldSpec, control: Control): Checked {
  const value = tidyValue(type, control.value);
  const copy = control.cloneNode();
  return value !== control.value && isControl(copy) ? Object.assign(copy, { value }) : control;
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
