export const mossCard = {
  type: 'mossCard',
  description: ['Moss'],
  fields: {},
  View: 'Moss',
  styles: { card: true },
  check: [],
  examples: { wet: { props: {} } },
};
