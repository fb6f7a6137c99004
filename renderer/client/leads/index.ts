import { createOutbox } from './outbox.ts';

export type { Delivery, DeliveryState, DestinationResult, LeadIntent, LeadResult } from './lead.ts';
export { PayloadTooLarge } from './payload-too-large.ts';

/** The outbox of this page. */
export const { submitLead, flush, startOutbox } = createOutbox();
