/** The texts while third-party slides load, and if they fail. */
export const presentation = {
  loading: 'Loading the presentation…',
  failed: 'The presentation does not load here; these are its main points.',
};
