/** What is said while slides from elsewhere load, and where they do not. */
export const presentation = {
  loading: 'Loading the presentation…',
  failed: 'The presentation does not load here; these are its main points.',
};
