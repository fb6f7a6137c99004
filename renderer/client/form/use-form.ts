import type { SendingOptions } from './send.ts';
import { type Form, useWholeForm } from './use-whole-form.ts';

export type { Form };

/** What manages forms. The code in `steps/`, which only pages that need it load, adds forms with steps or conditions. */
export const manager = { use: useWholeForm };

/** Manages a form. */
export function useForm(sending: SendingOptions): Form {
  return manager.use(sending);
}
