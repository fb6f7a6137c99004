import { createOutbox } from './outbox.ts';

export type { DestinationResult, LeadIntent, LeadResult } from './lead.ts';

/** The outbox of this page. */
export const { submitLead, startOutbox } = createOutbox();
