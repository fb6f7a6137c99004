import * as z from 'zod';
import type { Waivable } from '../sdk/issue.ts';
import { date, text } from './text.ts';

/** Ignores a rule at one place until a date: `waive: [{ rule: 'doorway', because: '…', until: '2027-01-31' }]`. */
export interface Waiver {
  /** Id of the rule, as `npx frontage check` shows it. */
  rule: Waivable;
  /** Why the rule does not fit here, for the next reader. */
  because: string;
  /** The last day of the waiver: `2027-01-31`. After it, the error or warning returns. */
  until: string;
}

/** Anything that can carry waivers. */
export interface Waived {
  /** Rules to ignore here, each with a reason and a last day. */
  waive?: readonly Waiver[];
}

/** Schema of a waiver. The rule's id is checked separately. */
export const waiverSchema = z.strictObject({
  rule: z.string().meta({ description: "The rule, by its id: 'doorway'." }),
  because: text.meta({ description: 'Why the rule does not fit here, in a sentence.' }),
  until: date.meta({ description: "The last day of the waiver: '2027-01-31'." }),
});
