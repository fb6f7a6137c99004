export const place = 'Shade';
