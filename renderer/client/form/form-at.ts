import type { RenderAt } from '../../sdk/block.ts';
import type { FormMoment } from '../../sdk/field.ts';
import type { FormState } from './form-state.ts';
import type { SendingOptions } from './send.ts';
import { type Form, manager } from './use-form.ts';

/** Renders forms as they are at a moment after the first press, without sending anything. Only for rendering to HTML. */
export const withFormsAt: RenderAt = (moment, render) => {
  const { use } = manager;
  manager.use = (sending) => formAt(moment, sending);
  try {
    return render();
  } finally {
    manager.use = use;
  }
};

/** Returns a form that shows all its fields, because those of each step have errors of their own. */
function formAt(moment: FormMoment, sending: SendingOptions): Form {
  const state = stateAt(moment, sending);
  return {
    state,
    errors: state.kind === 'invalid' ? state.errors : {},
    reset: () => undefined,
    elapsed: Number.POSITIVE_INFINITY,
    props: { ref: () => undefined, onSubmit: () => undefined, onInput: () => undefined },
  };
}

function stateAt(moment: FormMoment, { fields, failure }: SendingOptions): FormState {
  switch (moment) {
    case 'errors':
      return { kind: 'invalid', errors: Object.fromEntries(fields.map(({ name, invalid }) => [name, invalid])) };
    case 'sending':
    case 'sent':
      return { kind: moment };
    case 'failed':
      return { kind: 'halted', note: failure.lost, wayOut: true };
  }
}
