import type { MomentToast, RenderAt, RenderMoment } from '../../sdk/block.ts';
import type { FailureText, Message } from './answer.ts';
import type { SendingOptions } from './send.ts';
import { type Form, type FormState, formBehavior } from './use-form.ts';

/** Renders forms as they are at a moment after the first press, without sending anything. Only for rendering to HTML. */
export const withFormsAt: RenderAt<unknown> = (moment, render) => {
  const { use } = formBehavior;
  const toasts: MomentToast[] = [];
  formBehavior.use = (sending) => {
    const form = formAt(moment, sending);
    if (form === undefined) return use(sending);
    for (const toast of toastsAt(moment, sending)) toasts.push(toast);
    return form;
  };
  try {
    return { result: render(), toasts };
  } finally {
    formBehavior.use = use;
  }
};

/** Returns a form that shows all its fields, because those of each step have errors of their own. */
function formAt(moment: RenderMoment, sending: SendingOptions): Form | undefined {
  const state = stateAt(moment, sending);
  return (
    state && {
      state,
      errors: state.kind === 'invalid' ? state.errors : {},
      reset: () => undefined,
      elapsed: Number.POSITIVE_INFINITY,
      props: { ref: () => undefined, onSubmit: () => undefined, onInput: () => undefined },
    }
  );
}

/** Of several outcomes, that of the wanted field. */
function stateAt({ when, field }: RenderMoment, { fields, failure }: SendingOptions): FormState | undefined {
  switch (when) {
    case 'errors': {
      const errors = fields.map(({ name, invalid }) => [name, invalid] as const);
      const isLong = field === 'tooLong' && failure.tooLong !== undefined;
      return { kind: 'invalid', errors: Object.fromEntries(isLong ? tooLong(errors, failure) : errors) };
    }
    case 'sending':
    case 'sent':
      return { kind: when };
    case 'failed':
      return field === 'safe'
        ? { kind: 'halted', note: failure.safe, wayOut: false }
        : { kind: 'halted', note: field === 'kept' ? failure.kept : failure.lost, wayOut: true };
    case 'later':
      return undefined;
  }
}

/** The error of a lead that is too large, under the last field, which is the longest as a rule. */
function tooLong(errors: readonly (readonly [name: string, text: string])[], { tooLong = '' }: FailureText) {
  return errors.slice(-1).map(([name]) => [name, tooLong] as const);
}

function toastsAt({ when }: RenderMoment, { success, failure, text }: SendingOptions): MomentToast[] {
  const toast = (tone: MomentToast['tone'], message: Message | undefined): MomentToast[] =>
    message ? [{ tone, title: message.title, text: message.text, closeLabel: text?.close }] : [];
  if (when === 'sent') return toast('positive', success);
  if (when !== 'failed') return [];
  const { partial, refused, unexpected } = failure;
  return [...toast('neutral', partial), ...toast('negative', refused), ...toast('negative', unexpected)];
}
