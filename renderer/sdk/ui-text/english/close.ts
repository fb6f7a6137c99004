/** Accessible name of close buttons. */
export const close = 'Close';
