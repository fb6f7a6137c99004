/** The texts while a calendar loads, and if it fails. */
export const scheduler = {
  loading: 'Loading the calendar…',
  failed: 'The calendar does not load here. Press again to open it in a new tab.',
  elsewhere: 'Open it in a new tab',
};
