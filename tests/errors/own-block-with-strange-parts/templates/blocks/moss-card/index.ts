export const mossCard = {
  type: 'mossCard',
  description: ['Moss'],
  fields: {},
  View: 'Moss',
  verbatim: 'yes',
  styles: { card: true },
  check: [],
  examples: { wet: { props: {} } },
};
