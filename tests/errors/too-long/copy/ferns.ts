export const ferns = {
  block: 'pageIntro',
  headline:
    'Ferns, and everything that likes to stand beside them in the corner of a room where the sun comes by for an hour in the morning',
};
