/**
 * The database that holds leads on their way. It exists only while there are some, so that its being there tells a page
 * to load the outbox.
 */
export const outboxName = 'frontage-outbox';

/** What keys of leads begin with that are written down beside the database; the id of the lead follows. */
export const aheadPrefix = `${outboxName}:`;

/** Where local storage keeps the random number of a day that ids of leads are made with. */
export const leadKey = 'frontage-lead-key';
