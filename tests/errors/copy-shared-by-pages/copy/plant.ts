export const plant = {
  block: 'pageIntro',
  headline: 'A plant',
  leed: 'It likes shade.',
};
