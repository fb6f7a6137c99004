// Ferns from Zürich.
export const intro = { block: 'pageIntro', headline: 'Farne für das Café' };
