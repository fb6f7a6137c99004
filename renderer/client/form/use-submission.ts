import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { form as english } from '../../sdk/ui-text/english/form.ts';
import { dropLead } from '../leads/index.ts';
import { membersOf } from '../members-of.ts';
import { fetchToasts, toast } from '../toasts/index.ts';
import type { Answer } from './answer.ts';
import { type Errors, type FormEvent, idle } from './form-state.ts';
import { type SendingOptions, send } from './send.ts';
import { takeLeadId } from './take-lead-id.ts';
import { findErrors } from './validation.ts';

/** How forms are sent. What a form does besides, as leading to another page, wraps it. */
export const sender: { send: typeof send } = { send };

interface Submission {
  /** Validates and sends the form. Does nothing while an attempt is pending. */
  readonly submit: (form: HTMLFormElement) => Promise<void>;
  /** Resets the form, which then ignores the answer to a pending attempt. The lead is sent nevertheless. */
  readonly reset: () => void;
}

/**
 * Submits a form: shows its errors, or sends each lead once and shows the answer. `plus` has the names of the fields
 * whose number started with a plus.
 */
export function useSubmission(
  sending: SendingOptions,
  dispatch: (event: FormEvent) => void,
  plus: ReadonlyMap<string, unknown>,
  resetFields: () => void,
): Submission {
  /** The current attempt. An attempt from before a reset no longer changes what the form shows. */
  const currentAttempt = useRef<object>(null);

  const refuse = (form: HTMLFormElement, errors: Errors) => {
    // Render the error before focusing its field, so that screen readers read it.
    flushSync(() => dispatch({ kind: 'invalid', errors }));
    membersOf(form).querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const submit = async (form: HTMLFormElement) => {
    if (currentAttempt.current) return;
    const errors = findErrors(form, sending.fields);
    if (Object.keys(errors)[0]) {
      dropLead(takeLeadId(form));
      refuse(form, errors);
      return;
    }
    const attempt = {};
    currentAttempt.current = attempt;
    dispatch({ kind: 'sending' });
    void fetchToasts();
    const answer = await sender.send(form, sending, [...plus.keys()]);
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

  return {
    submit,
    reset: () => {
      currentAttempt.current = null;
      resetFields();
      dispatch(idle);
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

/** The error of a lead that is too large, under its longest field. */
function tooLong(form: HTMLFormElement, { fields, failure, text }: SendingOptions): Errors {
  const data = new FormData(form);
  const lengthOf = (name: string) => String(data.get(name)).length;
  const [longest] = fields.map(({ name }) => name).sort((a, b) => lengthOf(b) - lengthOf(a));
  return { [longest as string]: failure.tooLong ?? text?.tooLong ?? english.tooLong };
}
