export const mossCard = { type: 'mossCard' };
