export const mossCard = {
  type: 'mossCard',
  fields: { light: 'How much light there is.', water: () => 'little' },
  View: () => 'Moss',
  examples: [],
};
