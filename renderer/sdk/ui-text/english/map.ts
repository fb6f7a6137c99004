/** The texts while a map loads, and if it fails. */
export const map = {
  loading: 'Loading the map…',
  failed: 'The map does not load here. Press again to open it in a new tab.',
  elsewhere: 'Open it in a new tab',
};
