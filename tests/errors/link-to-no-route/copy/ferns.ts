export const ferns = {
  block: 'pageIntro',
  headline: 'Ferns',
  actions: [{ label: 'Buy', href: '/fern' }],
};
