export const ferns = {
  block: 'pageIntro',
  headline: 'Ferns',
  actions: [
    { label: 'Buy', href: 'javascript:buy()' },
    { label: 'Call', href: 'call: 555-0142' },
  ],
  back: { label: 'Back', href: 'plants/all' },
};
