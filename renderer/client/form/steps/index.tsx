import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeWriteAhead } from '../../leads/store.ts';
import { membersOf } from '../../members-of.ts';
import type { FieldSpec } from '../field-spec.ts';
import { type SendingOptions, takeLeadId } from '../send.ts';
import { startNext } from '../start-next.ts';
import { type Errors, type Form, findErrors, formBehavior, useWholeForm } from '../use-form.ts';
import { forgetAnswers, readAnswers, restoreAnswers, saveAnswers } from './answers.ts';
import type { Flow } from './flow.ts';
import {
  hasErrors,
  leaveSteps,
  type Place,
  pushStep,
  restorePlace,
  returnTo,
  stepIn,
  type View,
  viewAt,
} from './place.ts';
import { StepsBody } from './steps-body.tsx';

/** Goes on with a form that has steps or conditions, now that the code for them is here. */
export default startNext();

const { use, send } = formBehavior;

// Importing this file is enough. A form has a flow or not for good, so its hooks stay the same.
formBehavior.use = (sending) => (sending.flow ? useSteps : use)(sending);

/** Sends a form, and forgets its answers once somebody has the lead: a destination, or this browser. */
formBehavior.send = async (form, sending, plus) => {
  const answer = await send(form, sending, plus);
  const { state } = answer ?? {};
  const isKept = state?.kind === 'halted' && (!state.wayOut || state.note === sending.failure.kept);
  if (sending.flow && (state?.kind === 'sent' || isKept)) forgetAnswers(form);
  return answer;
};

/** Manages a form with steps or conditions: shows one step at a time, and sends the fields that are asked. */
function useSteps(sending: SendingOptions): Form {
  const { fields } = sending;
  const flow = sending.flow as Flow;
  /** The element stays when a message takes its place. */
  const element = useRef<HTMLFormElement>(null);
  const ownId = () => (element.current ? membersOf(element.current).id : '');
  const { view, isLive, begin, change, refresh, show, goOn, refused, edited } = usePlace(sending, flow, element);
  const form = useWholeForm({ ...sending, fields: view.asked });

  useChange(true, begin);
  useBrowserBack(element, (step) => step !== view.step && show(step));
  useFirstError(form, flow, view, (step) => {
    returnTo(ownId(), (index) => index === step);
    change({ step });
  });
  useChange(form.state, () => {
    if (form.state.kind !== 'sent' || !element.current) return;
    leaveSteps(ownId());
    change({ step: 0, passed: -1, answers: readAnswers(element.current, fields) });
  });

  return {
    ...form,
    reset: () => {
      form.reset();
      if (!element.current) return;
      // What was not sent yet comes back.
      restoreAnswers(element.current, fields);
      refresh(element.current);
    },
    body: (id) => (
      <StepsBody
        {...{ id, fields, flow, view, isLive }}
        errors={{ ...form.errors, ...refused }}
        onBack={() => returnTo(id, (index) => index < view.step) || show(view.step - 1)}
      />
    ),
    props: {
      ...form.props,
      'data-steps': flow.steps.length > 1 ? flow.steps.length : undefined,
      'data-step': isLive ? view.step + 1 : undefined,
      ref: (target) => {
        element.current = target ?? element.current;
        form.props.ref(target);
      },
      onSubmit: (event) => {
        if (view.next === undefined) return form.props.onSubmit(event);
        event.preventDefault();
        goOn(event.currentTarget);
      },
      onInput: (event) => {
        const { currentTarget, target } = event;
        form.props.onInput(event);
        saveAnswers(currentTarget, fields);
        refresh(currentTarget);
        edited(
          currentTarget,
          view.asked.find(({ name }) => name === (target as HTMLInputElement).name),
        );
      },
    },
  };
}

/** Calls `show` with the first step that has an error, if it is before the one that is shown. */
function useFirstError({ errors }: Form, { steps }: Flow, view: View, show: (step: number) => void): void {
  useChange(errors, (before = {}) => {
    const wrong = steps.findIndex(({ fields }) => fields.some((name) => errors[name]));
    // Only after the form was refused: the correction of a field takes nobody away.
    const isNew = Object.keys(errors).some((name) => !(name in before));
    if (isNew && wrong < view.step) show(wrong);
  });
}

/** Keeps where a person is in a form, and leads from step to step. */
function usePlace(sending: SendingOptions, flow: Flow, element: RefObject<HTMLFormElement | null>) {
  const { fields } = sending;
  const [place, setPlace] = useState<Place>();
  /** The errors of the step that the person wanted to leave. */
  const [refused, setRefused] = useState<Errors>({});
  const view = viewAt(place, fields, flow);

  const change = (more: Partial<Place>) => setPlace((before) => before && { ...before, ...more });
  /** Shows a step, or the last one before it that is asked, with the focus on its heading. */
  const show = (wanted: number, { seen } = view, more: Partial<Place> = {}) => {
    const step = seen.findLast((index) => index <= wanted) ?? 0;
    flushSync(() => change({ ...more, step }));
    if (element.current) membersOf(element.current).querySelectorAll<HTMLElement>('.form-step-title')[step]?.focus();
  };

  /** Leaves the step if its answers are valid. */
  const goOn = (form: HTMLFormElement) => {
    // A press that waited for this code is no lead yet.
    removeWriteAhead(takeLeadId(form));
    const { step, passed } = view;
    const errors = findErrors(form, view.askedIn(step));
    // Render the error before focusing its field, so that screen readers read it.
    flushSync(() => setRefused(errors));
    if (hasErrors(errors)) {
      membersOf(form).querySelector<HTMLElement>('.form-step:not([hidden]) [aria-invalid="true"]')?.focus();
      return;
    }
    formBehavior.onStep?.(form, sending);
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
    /** False until the form is hydrated. Until then, it is as the server has rendered it. */
    isLive: place !== undefined,
    /** Goes where the person was before a reload. */
    begin: () => element.current && setPlace(restorePlace(element.current, fields, flow)),
    change,
    /** Reads the answers again. */
    refresh: (form: HTMLFormElement) => change({ answers: readAnswers(form, fields) }),
    show: (step: number) => show(step),
    goOn,
    refused,
    /** Removes the error of a field that is valid now. */
    edited: (form: HTMLFormElement, field: FieldSpec | undefined) => {
      if (field && !hasErrors(findErrors(form, [field]))) setRefused(({ [field.name]: _, ...others }) => others);
    },
  };
}

/** Calls `work` after the first rendering, and after each in which `value` is another one, with the value before. */
function useChange<Value>(value: Value, work: (before: Value | undefined) => void): void {
  const seen = useRef<Value>(undefined);
  useLayoutEffect(() => {
    const before = seen.current;
    if (before === value) return;
    seen.current = value;
    work(before);
  });
}

/** Calls `show` with the step of the entry that the browser's Back or Forward leads to. */
function useBrowserBack(form: RefObject<HTMLFormElement | null>, show: (step: number) => void): void {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const step = form.current ? stepIn(state, membersOf(form.current).id) : undefined;
      if (step !== undefined) latest.current(step);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [form]);
}
