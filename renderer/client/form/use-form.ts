import type { SendingOptions } from './send.ts';
import { type Form, useWholeForm } from './use-whole-form.ts';

export type { Form };

/** What manages forms with steps or conditions. Only pages that have one load it, from `steps/`. */
export const stepped: { use?: (sending: SendingOptions) => Form } = {};

/** Manages a form. */
export function useForm(sending: SendingOptions): Form {
  return ((sending.flow && stepped.use) || useWholeForm)(sending);
}
