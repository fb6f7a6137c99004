import { createOutbox } from './outbox.ts';
import { usualTiming } from './wait.ts';

export type { DestinationResult, LeadIntent, LeadResult } from './lead.ts';

/** The outbox of this page. What makes a lead of what the loader wrote down is rarely wanted, and comes when it is. */
export const { submitLead, dropLead, startOutbox } = createOutbox(usualTiming, async (entry, id) =>
  (await import('../left/held-lead.ts')).leadOfHeld(entry, id),
);
