export const ferns = {
  block: 'pageIntro',
  headline: 'Ferns',
  actions: [
    { label: 'Buy', href: 'javascript:buy()' },
    { label: 'Call', href: 'tel:+1 (555) 010-0142' },
  ],
  back: { label: 'Back', href: 'plants/all' },
};
