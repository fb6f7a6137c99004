/** The texts while a video player loads, and if it fails. */
export const video = {
  loading: 'Loading the video…',
  failed: 'The video does not load here. Press again to watch it in a new tab.',
  elsewhere: 'Watch it in a new tab',
};
