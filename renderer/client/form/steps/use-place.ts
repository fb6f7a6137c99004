import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { dropLead } from '../../leads/index.ts';
import { membersOf } from '../../members-of.ts';
import type { FieldSpec } from '../field-spec.ts';
import type { Errors } from '../form-state.ts';
import type { SendingOptions } from '../send.ts';
import { takeLeadId } from '../take-lead-id.ts';
import { findErrors } from '../validation.ts';
import { readAnswers } from './answers.ts';
import type { Flow } from './flow.ts';
import { hasErrors, type Place, restorePlace, type View, viewAt } from './place.ts';
import { pushStep } from './step-history.ts';
import { stepHooks } from './step-hooks.ts';

interface Moving {
  readonly view: View;
  /** False until the form is hydrated. Until then, it is as the server has rendered it. */
  readonly isLive: boolean;
  /** Goes where the person was before a reload. */
  readonly begin: () => void;
  readonly change: (more: Partial<Place>) => void;
  /** Reads the answers again. */
  readonly refresh: (form: HTMLFormElement) => void;
  /** Shows a step, or the last one before it that is asked, with the focus on its heading. */
  readonly show: (step: number) => void;
  /** Leaves the step if its answers are valid. */
  readonly goOn: (form: HTMLFormElement) => void;
  /** The errors of the step that the person wanted to leave, by field name. */
  readonly refused: Errors;
  /** Removes the error of a field that is valid now. */
  readonly edited: (form: HTMLFormElement, field: FieldSpec | undefined) => void;
}

/** Keeps where a person is in a form, and leads from step to step. */
export function usePlace(sending: SendingOptions, flow: Flow, element: RefObject<HTMLFormElement | null>): Moving {
  const { fields } = sending;
  const [place, setPlace] = useState<Place>();
  const [refused, setRefused] = useState<Errors>({});
  const view = viewAt(place, fields, flow);

  const change = (more: Partial<Place>) => setPlace((before) => before && { ...before, ...more });
  const show = (wanted: number, { seen } = view, more: Partial<Place> = {}) => {
    const step = seen.findLast((index) => index <= wanted) ?? 0;
    flushSync(() => change({ ...more, step }));
    if (element.current) membersOf(element.current).querySelectorAll<HTMLElement>('.form-step-title')[step]?.focus();
  };

  const goOn = (form: HTMLFormElement) => {
    // A press that waited for this code is no lead yet.
    dropLead(takeLeadId(form));
    const { step, passed } = view;
    const errors = findErrors(form, view.askedIn(step));
    // Render the error before focusing its field, so that screen readers read it.
    flushSync(() => setRefused(errors));
    if (hasErrors(errors)) {
      membersOf(form).querySelector<HTMLElement>('.form-step:not([hidden]) [aria-invalid="true"]')?.focus();
      return;
    }
    stepHooks.onStep?.(form, sending);
    const left = { step, passed: Math.max(passed, step), answers: readAnswers(form, fields) };
    const after = viewAt(left, fields, flow);
    if (after.next !== undefined) {
      pushStep(membersOf(form).id, step, after.next);
      show(after.next, after, left);
      return;
    }
    // The way on was the answer to an optional question. Now the button says what it does.
    flushSync(() => change(left));
    membersOf(form).querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  return {
    view,
    isLive: place !== undefined,
    begin: () => element.current && setPlace(restorePlace(element.current, fields, flow)),
    change,
    refresh: (form) => change({ answers: readAnswers(form, fields) }),
    show: (step) => show(step),
    goOn,
    refused,
    edited: (form, field) => {
      if (field && !hasErrors(findErrors(form, [field]))) setRefused(({ [field.name]: _, ...others }) => others);
    },
  };
}
