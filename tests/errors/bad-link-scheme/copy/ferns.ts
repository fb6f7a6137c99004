export const ferns = {
  block: 'pageIntro',
  headline: 'Ferns',
  actions: [{ label: 'Buy', href: 'javascript:buy()' }],
  back: { label: 'Back', href: 'plants/all' },
};
