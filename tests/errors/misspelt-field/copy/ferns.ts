export const ferns = {
  block: 'pageIntro',
  headlien: 'Ferns',
  lead: 'They like shade.',
};
