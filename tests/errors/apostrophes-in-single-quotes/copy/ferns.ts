export const ferns = {
  block: 'pageIntro',
  headline: 'It's green, isn't it?',
  lead: 'They like shade.',
};
