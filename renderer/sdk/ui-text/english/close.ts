/** What takes something away is called, for people who hear the page. */
export const close = 'Close';
