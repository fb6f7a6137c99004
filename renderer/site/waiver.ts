import * as z from 'zod';
import type { Waivable } from '../sdk/rules.ts';
import { date } from './date.ts';

/** Sets a rule aside for what it stands on, until a day: `waive: [{ rule: 'doorway', because: '…', until: '2027-01-31' }]`. */
export interface Waiver {
  /** The rule, by the id that `frontage check` names it by. */
  rule: Waivable;
  /** Why the rule does not fit here, for whoever reads it next. */
  because: string;
  /** The last day it holds: `2027-01-31`. Afterwards the finding comes back. */
  until: string;
}

/** What may stand beside the thing that it is waived for. */
export interface Waived {
  /** Rules that are set aside here, each with a reason and a last day. */
  waive?: readonly Waiver[];
}

/** The shape of a waiver; which rules there are is looked up apart from it. */
export const waiverSchema = z.strictObject({
  rule: z.string().meta({ description: "The rule, by its id: 'doorway'." }),
  because: z.string().trim().min(1, 'must not be empty').meta({
    description: 'Why the rule does not fit here, in a sentence.',
  }),
  until: date.meta({ description: "The last day it holds: '2027-01-31'." }),
});
