import { createOutbox } from './outbox.ts';
import { defaultTiming } from './wait.ts';

export type { DestinationResult, LeadIntent, LeadResult } from './lead.ts';
export { removeWriteAhead as dropLead } from './write-ahead.ts';

/** The outbox of this page. The code that turns a held press into a lead is rarely needed, so it loads on demand. */
export const { submitLead, startOutbox } = createOutbox(defaultTiming, async (entry, id) =>
  (await import('../left/held-lead.ts')).leadOfHeld(entry, id),
);
