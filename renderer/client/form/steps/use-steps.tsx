import { useRef } from 'react';
import { membersOf } from '../../members-of.ts';
import type { SendingOptions } from '../send.ts';
import { type Form, useWholeForm } from '../use-whole-form.ts';
import { readAnswers, restoreAnswers, saveAnswers } from './answers.ts';
import type { Flow } from './flow.ts';
import type { View } from './place.ts';
import { leaveSteps, returnTo } from './step-history.ts';
import { StepsBody } from './steps-body.tsx';
import { useBrowserBack, useChange } from './use-change.ts';
import { usePlace } from './use-place.ts';

/** Manages a form with steps or conditions: shows one step at a time, and sends the fields that are asked. */
export function useSteps(sending: SendingOptions): Form {
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
