import type { SendingOptions } from '../send.ts';

/** What other code does as a person goes through a form. */
export const stepHooks: {
  /** Called when a person leaves a step with valid answers. The lead is not sent yet. */
  onStep?: (form: HTMLFormElement, sending: SendingOptions) => void;
} = {};
