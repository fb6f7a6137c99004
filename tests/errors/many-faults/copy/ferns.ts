export const ferns = {
  block: 'pageIntro',
  headline: 'Ferns, {{facts.plant}} of them',
  tone: 'papr',
};
