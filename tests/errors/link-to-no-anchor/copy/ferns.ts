export const ferns = {
  block: 'pageIntro',
  headline: 'Ferns',
  actions: [
    { label: 'Read', href: '#fern' },
    { label: 'Home', href: '/#into' },
  ],
};
