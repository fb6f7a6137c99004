/**
 * The database that holds leads on their way. It exists only while there are some, so that its being there tells a page
 * to load the outbox.
 */
export const outboxName = 'frontage-outbox';
