import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { dropLead } from '../leads/index.ts';
import { fetchToasts, toast } from '../toasts/index.ts';
import type { Answer } from './answer.ts';
import { type Checked, type Control, type FieldSpec, problemOf, tidy } from './field-spec.ts';
import { type Errors, type FormState, idle, nextFormState } from './form-state.ts';
import { fetchAttribution, type SendingOptions, send } from './send.ts';
import { takeLeadId } from './take-lead-id.ts';

export interface Form {
  readonly state: FormState;
  /** What is wrong, by the name of the field; empty unless the state is `invalid`. */
  readonly errors: Errors;
  /** Goes back to the start and forgets what was typed, as a popup does when it is closed. */
  readonly reset: () => void;
  /** For the `<form>` element. */
  readonly props: {
    readonly ref: (form: HTMLFormElement | null) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** A form that checks itself by the browser's own constraints, speaks in its own words, and sends each lead once. */
export function useForm(sending: SendingOptions): Form {
  const { fields } = sending;
  const [state, dispatch] = useReducer(nextFormState, idle);
  const element = useRef<HTMLFormElement>(null);
  /** The digits behind a plus, by the names of the fields whose number began with one. */
  const plus = useRef(new Map<string, string>());
  /** The attempt under way; one that was forgotten meanwhile no longer changes what the form shows. */
  const underWay = useRef<object>(null);
  const errors = state.kind === 'invalid' ? state.errors : {};
  useEffect(() => void fetchAttribution(), []);

  const keepDigits = async (control: Control, edit: Event) => {
    // Few forms have such a field. Without the code, everything but the digits is dropped when the form is sent.
    const code = await import('./digits.ts').catch(() => undefined);
    const behindPlus = code?.keepDigits(control, plus.current.get(control.name), edit);
    if (behindPlus === undefined) plus.current.delete(control.name);
    else plus.current.set(control.name, behindPlus);
  };

  /** The next number is begun anew. */
  const empty = () => {
    plus.current.clear();
    element.current?.reset();
  };

  const refuse = (form: HTMLFormElement, found: Errors) => {
    // The words must stand under the field before it is focused and read out.
    flushSync(() => dispatch({ type: 'refused', errors: found }));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const submit = async (form: HTMLFormElement) => {
    if (underWay.current) return;
    const found = problemsIn(form, fields);
    if (Object.keys(found).length > 0) {
      dropLead(takeLeadId(form));
      refuse(form, found);
      return;
    }
    const attempt = {};
    underWay.current = attempt;
    dispatch({ type: 'submitted' });
    void fetchToasts();
    const answer = await send(form, sending, [...plus.current.keys()]);
    const current = underWay.current === attempt;
    if (current) underWay.current = null;
    if ('errors' in answer) {
      if (current) refuse(form, answer.errors);
      return;
    }
    if (current) {
      if (answer.state.kind === 'sent') empty();
      dispatch({ type: 'answered', state: answer.state });
    }
    const unsaid = await unshown(answer, sending.text?.close);
    if (unsaid && current) {
      const note = [unsaid, answer.state.note].filter(Boolean).join(' ');
      dispatch({ type: 'answered', state: { ...answer.state, note } });
    }
  };

  return {
    state,
    errors,
    reset: () => {
      underWay.current = null;
      empty();
      dispatch({ type: 'reset' });
    },
    props: {
      ref: (form) => {
        element.current = form;
        // The browser's own bubbles go once script is there; without it, the same form keeps them.
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
        dispatch({ type: 'edited', name: field.name, mended: !problemOf(field, judged(field, target)) });
      },
    },
  };
}

/** Shows the messages of an answer over the page; gives back the words of those that could not be shown. */
async function unshown({ toasts }: Answer, closeLabel: string | undefined): Promise<string> {
  const shown = await Promise.all(toasts.map((message) => toast({ closeLabel, ...message })));
  return toasts
    .filter((_, index) => !shown[index])
    .map(({ title, text = '' }) => `${title} ${text}`.trim())
    .join(' ');
}

function problemsIn(form: HTMLFormElement, fields: readonly FieldSpec[]): Errors {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const control = form.elements.namedItem(field.name);
    const problem = isControl(control) && problemOf(field, judged(field, control));
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

/** A control with the value that would be sent: browsers count a blank at the end of an e-mail address that nobody sees. */
function judged({ type }: FieldSpec, control: Control): Checked {
  const value = tidy(type, control.value);
  const copy = control.cloneNode();
  return value !== control.value && isControl(copy) ? Object.assign(copy, { value }) : control;
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
