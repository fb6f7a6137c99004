export const ferns = {
  block: 'pageIntro',
  lead: 'They like shade.',
};
