export const ferns = {
  block: 'pageIntro',
  headline: 'Ferns,
  lead: 'They like shade.',
};
