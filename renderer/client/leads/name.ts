/** The database of the outbox. It exists only while leads wait, so its existence tells a page to load the outbox. */
export const outboxName = 'frontage-outbox';

/** Prefix of the web storage keys that hold leads before they are in the database; the id of the lead follows. */
export const writeAheadPrefix = `${outboxName}:`;

/** Key in local storage for the ids of the leads that were sent within a day. */
export const leadKey = 'frontage-lead-key';

/** The name of the lock for sending a lead. */
export function lockName(id: string): string {
  return `${outboxName}:${id}`;
}
