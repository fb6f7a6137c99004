import { type FormEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { emit } from '../bus.ts';
import { type Outcome, post } from '../post.ts';
import { type Control, type FieldSpec, problemOf } from './field-spec.ts';
import { type Errors, type FormState, idle, nextFormState } from './form-state.ts';
import { type Payload, payloadOf } from './payload.ts';

interface FormOptions {
  /** Where the form goes without script, and with it unless `send` knows better. */
  readonly action: string;
  readonly fields: readonly FieldSpec[];
  /** Delivers a lead; by default one request to `action`. */
  readonly send?: (payload: Payload) => Promise<Outcome>;
}

interface Form {
  readonly state: FormState;
  /** What is wrong, by the name of the field; empty unless the state is `invalid`. */
  readonly errors: Errors;
  /** Goes back to the start, as a popup does when it is closed. Fields keep their text. */
  readonly reset: () => void;
  /** For the `<form>` element. */
  readonly props: {
    readonly ref: (form: HTMLFormElement | null) => void;
    readonly action: string;
    readonly method: 'post';
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** A form that checks itself by the browser's own constraints, speaks in its own words, and sends each lead once. */
export function useForm({ action, fields, send = (payload) => post(action, payload) }: FormOptions): Form {
  const [state, dispatch] = useReducer(nextFormState, idle);
  const underWay = useRef(false);
  const errors = state.kind === 'invalid' ? state.errors : {};

  const submit = async (form: HTMLFormElement) => {
    if (underWay.current) return;
    const found = problemsIn(form, fields);
    if (Object.keys(found).length > 0) {
      // The words must stand under the field before it is focused and read out.
      flushSync(() => dispatch({ type: 'refused', errors: found }));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    underWay.current = true;
    dispatch({ type: 'submitted' });
    const payload = payloadOf(new FormData(form), fields, new Date());
    const outcome = await send(payload);
    underWay.current = false;
    if (outcome.kind === 'confirmed') form.reset();
    dispatch({ type: 'answered', outcome });
    if (outcome.kind === 'confirmed') emit('lead', { formType: payload.formType ?? '' });
  };

  return {
    state,
    errors,
    reset: () => dispatch({ type: 'reset' }),
    props: {
      ref: speakForItself,
      action,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target }) => {
        if (!isControl(target)) return;
        const field = fields.find(({ name }) => name === target.name);
        if (!field) return;
        if (field.type === 'digits') keepDigits(target);
        if (field.name in errors && !problemOf(field, target)) dispatch({ type: 'mended', name: field.name });
      },
    },
  };
}

/** The browser's own bubbles go once script is there; without it, the same form keeps them. */
function speakForItself(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

function problemsIn(form: HTMLFormElement, fields: readonly FieldSpec[]): Errors {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const control = form.elements.namedItem(field.name);
    const problem = isControl(control) && problemOf(field, control);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Drops what is not a digit and leaves the caret behind the same digit. */
function keepDigits(control: Control): void {
  const digits = (text: string) => text.replace(/\D/g, '');
  if (digits(control.value) === control.value) return;
  const caret = digits(control.value.slice(0, control.selectionEnd ?? undefined)).length;
  control.value = digits(control.value);
  control.setSelectionRange(caret, caret);
}
